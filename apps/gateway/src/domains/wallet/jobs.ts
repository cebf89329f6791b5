import { sql } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import type { Jobs } from '../../queue/Job.ts';
import { sweepOf } from '../../queue/sweep.ts';

/**
 * Days for which a provider's transaction is known. Of our own: for longer no provider sends one again, no record shows its movements and no limit
 * counts it. The ledger keeps what it has moved.
 */
export const transactionDays = 400;

/** Jobs of this domain. A bet that is open is kept, however old. */
export const walletJobs = {
  'wallet.sweepTransactions': sweepOf(
    schema.walletTransactions,
    sql`created_at < now() - make_interval(days => ${transactionDays}) and (kind <> 'bet' or settled_at is not null or rolled_back_at is not null)`,
  ),
} satisfies Jobs;
