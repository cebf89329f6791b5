import { type SQL, sql } from 'drizzle-orm';

/** Rows of a statement, from their JSON. */
export const rowsIn = (rows: readonly unknown[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(columns)})`;
/** A moment by its milliseconds before the first start. */
export const ago = (column: string): SQL => sql.raw(`now() - make_interval(secs => ${column} / 1000.0)`);
