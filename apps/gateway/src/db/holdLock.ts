import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** What is done by one transaction at a time, where no row stands for it that a cluster would hold on one machine alone. */
export type LockName = 'seed' | 'house' | 'rollups' | 'counted' | 'guildCycle';

/**
 * Holds a lock of the database until the transaction ends.
 * @param how `alone` waits for all who hold it; `shared` waits for those who hold it alone
 */
export async function holdLock(tx: Tx, name: LockName, how: 'alone' | 'shared' = 'alone'): Promise<void> {
  const lock = sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await tx.execute(sql`select ${lock}(hashtext(${`baize.${name}`}))`);
}
