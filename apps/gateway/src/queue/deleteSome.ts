import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../db/database.ts';

/** Rows that one statement deletes at most, so that it neither holds many nor takes long. */
const batch = 1_000;

/**
 * Deletes rows of a table that are over, some at a time.
 * @returns whether there may be more
 */
export async function deleteSome(db: Db, table: PgTable, condition: SQL): Promise<boolean> {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const key = sql.join(
    keys.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const rows = await rowsOf(
    db,
    sql`delete from ${sql.identifier(name)} where (${key}) in (select ${key} from ${sql.identifier(name)} where ${condition} limit ${batch})
      returning 1`,
  );
  return rows.length === batch;
}
