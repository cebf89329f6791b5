import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

/**
 * What a server does by itself, for the embedded database: without statistics a statement may read a player's whole period for one page, rows that
 * are gone keep their room, and an index never answers without its table. Tables without rows are left out: one that is known to be empty is read
 * as a whole, and statements whose plans are kept go on so while its rows come.
 */
export async function takeStatistics(db: Db, how: 'analyze' | 'vacuum analyze'): Promise<void> {
  const filled = await rowsOf<{ name: string }>(
    db,
    sql`select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  );
  if (filled.length > 0) await db.execute(sql.raw(`${how} ${filled.map(({ name }) => name).join(', ')}`));
}
