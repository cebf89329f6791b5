import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import type { Cashier } from '../../../providers/cashier/Cashier.ts';
import type { CashierTerms } from '../settings/cashierTerms.ts';
import { creditDeposit, type DepositRow, expireOne } from './deposits.ts';
import { advance, type SteppingWithdrawal, stepDelayOf } from './withdrawalSteps.ts';

/** Who pays, and under what terms now. */
interface House {
  cashier: Cashier;
  terms: CashierTerms;
}

/**
 * Settles one deposit that is due: claimed, paid and marked in one transaction. Processes on one database skip what
 * another has claimed, and a process that dies half way leaves the order to the next.
 * @returns the customer whose order it was, or undefined when none is due.
 */
async function creditOne(db: Db): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [order] = await rowsOf<Pick<DepositRow, 'customerId' | 'id' | 'amount'>>(
      tx,
      sql`select customer_id as "customerId", id, amount from deposits where state = 'waiting' and due_at <= clock_timestamp()
        order by due_at limit 1 for update skip locked`,
    );
    if (order) await creditDeposit(tx, order);
    return order?.customerId;
  });
}

/** Takes the next step of one withdrawal that is due, in the same way. */
async function advanceOne(db: Db, { cashier, terms }: House): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [order] = await rowsOf<SteppingWithdrawal>(
      tx,
      sql`select customer_id as "customerId", id, amount, fee, state from withdrawals where settled_at is null and due_at <= clock_timestamp()
        order by due_at limit 1 for update skip locked`,
    );
    if (!order) return undefined;
    const { customerId, id: orderId, amount } = order;
    const delayMs = stepDelayOf(cashier.payoutDelayMs({ customerId, orderId, amount }));
    await advance(tx, order, { delayMs, receiptMinutes: terms.withdrawal.receiptMinutes });
    return customerId;
  });
}

/** Does a step as long as there is something to do, and tells of each customer for whom something changed. */
async function repeat(step: () => Promise<string | undefined>, changed: (customerId: string) => void): Promise<void> {
  for (let customerId = await step(); customerId !== undefined; customerId = await step()) changed(customerId);
}

/** Settles all that is due, and ends what was not paid in time. */
export async function settleDue(db: Db, house: House, changed: (customerId: string) => void): Promise<void> {
  await repeat(() => creditOne(db), changed);
  await repeat(() => advanceOne(db, house), changed);
  await repeat(() => expireOne(db), changed);
}
