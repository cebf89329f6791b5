import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';

/**
 * Takes an amount out of a promotion's budget, until the transaction ends for all others.
 * @returns false where the budget has less left, or the promotion is gone: nothing was taken then
 */
export async function takeFromBudget(tx: Tx, promotionId: string, amount: number): Promise<boolean> {
  const taken = await rowsOf(
    tx,
    sql`update promotions set spent = spent + ${amount} where promotion_id = ${promotionId}
      and (budget is null or spent + ${amount} <= budget) returning 1`,
  );
  return taken.length > 0;
}

/** Gives back what was promised and not given. */
export async function returnToBudget(tx: Tx, promotionId: string, amount: number): Promise<void> {
  await tx.execute(sql`update promotions set spent = greatest(0, spent - ${amount}) where promotion_id = ${promotionId}`);
}
