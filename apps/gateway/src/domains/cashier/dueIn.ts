import { type SQL, sql } from 'drizzle-orm';

/** A moment so many milliseconds from now by the database's clock; null for what comes by itself. */
export function dueIn(delayMs: number | undefined): SQL | null {
  return delayMs === undefined ? null : sql`statement_timestamp() + make_interval(secs => ${delayMs / 1000})`;
}
