import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import type { Jobs } from '../../queue/Job.ts';
import { returnToBudget } from './budget.ts';

/** Rewards that one run ends. */
const batch = 200;

/** Ends rewards that nobody claimed in time, and gives their amounts back to the budgets. @returns how many */
async function endLapsed(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const lapsed = await rowsOf<{ promotionId: string; amount: number }>(
      tx,
      sql`update promotion_entries e set state = 'ended', state_at = statement_timestamp() from (
          select customer_id, id from promotion_entries where state = 'approved' and claim_until <= statement_timestamp()
          order by claim_until limit ${batch} for update skip locked) l
        where e.customer_id = l.customer_id and e.id = l.id returning e.promotion_id as "promotionId", coalesce(e.amount, 0)::float8 as amount`,
    );
    const sums = new Map<string, number>();
    for (const { promotionId, amount } of lapsed) sums.set(promotionId, (sums.get(promotionId) ?? 0) + amount);
    for (const [promotionId, amount] of [...sums].sort()) await returnToBudget(tx, promotionId, amount);
    return lapsed.length;
  });
}

/** Jobs of promotions. */
export const promotionJobs = {
  'promotions.lapse': {
    schedule: '*/10 * * * *',
    async run({ database }, { comeAgain }) {
      if ((await endLapsed(database.db)) === batch) comeAgain(0);
    },
  },
} satisfies Jobs;
