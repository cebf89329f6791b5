import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import type { Jobs } from '../../queue/Job.ts';
import { returnToBudget } from './budget.ts';

/** Rewards that one run ends. */
const batch = 200;

/** Ends rewards that nobody claimed in time, and gives their amounts back to the budgets. @returns how many */
async function endLapsed(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const isLapsed = sql`state = 'approved' and claim_until <= statement_timestamp()`;
    const found = await rowsOf<{ customerId: string; id: string }>(
      tx,
      sql`select customer_id as "customerId", id from promotion_entries where ${isLapsed} order by claim_until limit ${batch}`,
    );
    // One by one, in one order: a statement over several customers would need all of them on one machine.
    const inOrder = found.toSorted((one, other) => (one.customerId + one.id < other.customerId + other.id ? -1 : 1));
    const lapsed: { promotionId: string; amount: number }[] = [];
    for (const { customerId, id } of inOrder) {
      lapsed.push(
        ...(await rowsOf<{ promotionId: string; amount: number }>(
          tx,
          sql`update promotion_entries set state = 'ended', state_at = statement_timestamp()
            where customer_id = ${customerId}::uuid and id = ${id}::uuid and ${isLapsed}
            returning promotion_id as "promotionId", coalesce(amount, 0)::float8 as amount`,
        )),
      );
    }
    const sums = new Map<string, number>();
    for (const { promotionId, amount } of lapsed) sums.set(promotionId, (sums.get(promotionId) ?? 0) + amount);
    for (const [promotionId, amount] of [...sums].sort()) await returnToBudget(tx, promotionId, amount);
    return found.length;
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
