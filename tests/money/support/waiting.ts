import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { isSpread } from './databases.ts';

const waiting = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Statements that wait for a lock in a database, in a cluster on its coordinator and on any of its machines. */
export async function countWaiting(db: Db): Promise<number> {
  const onWorkers = sql`(select coalesce(sum(result::int), 0) from run_command_on_workers(${waiting}))`;
  const count = isSpread() ? sql`select (count + ${onWorkers})::int as count from (${sql.raw(waiting)}) here` : sql.raw(waiting);
  const [row] = await rowsOf<{ count: number }>(db, count);
  return row?.count ?? 0;
}
