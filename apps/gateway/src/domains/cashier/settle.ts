import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import type { Cashier } from '../../providers/cashier/Cashier.ts';
import type { CashierTerms } from './cashierTerms.ts';
import { creditDeposit, type DepositRow, expireOne } from './deposits.ts';
import { advance, type SteppingWithdrawal, stepDelayOf } from './withdrawalSteps.ts';

/** Cashier and current terms. */
interface House {
  cashier: Cashier;
  terms: CashierTerms;
}

type Failed = (error: unknown) => void;

/** So long an order waits that can't be settled now. */
const putOffSeconds = 10;

/** Does a step of an order; a failure undoes all of the step, and other orders go on. */
async function attempt(
  tx: Tx,
  { table, customerId, id }: { table: 'deposits' | 'withdrawals'; customerId: string; id: string },
  step: (part: Tx) => Promise<void>,
  failed: Failed,
): Promise<void> {
  try {
    await tx.transaction(step);
  } catch (error) {
    failed(error);
    await tx.execute(
      sql`update ${sql.identifier(table)} set due_at = clock_timestamp() + make_interval(secs => ${putOffSeconds})
        where customer_id = ${customerId} and id = ${id}`,
    );
  }
}

/**
 * Settles one deposit that is due: claimed, paid and marked in one transaction. Processes on one database skip what
 * another has claimed, and a process that dies half way leaves the order to the next.
 * @returns the customer whose order it was, or undefined when none is due.
 */
async function creditOne(db: Db, failed: Failed): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [order] = await rowsOf<Pick<DepositRow, 'customerId' | 'id' | 'amount'>>(
      tx,
      sql`select customer_id as "customerId", id, amount from deposits where state = 'waiting' and due_at <= clock_timestamp()
        order by due_at limit 1 for update skip locked`,
    );
    if (order) await attempt(tx, { table: 'deposits', ...order }, (part) => creditDeposit(part, order), failed);
    return order?.customerId;
  });
}

/** Takes the next step of one withdrawal that is due, in the same way. */
async function advanceOne(db: Db, { cashier, terms }: House, failed: Failed): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [order] = await rowsOf<SteppingWithdrawal>(
      tx,
      sql`select customer_id as "customerId", id, amount, fee, state from withdrawals where settled_at is null and due_at <= clock_timestamp()
        order by due_at limit 1 for update skip locked`,
    );
    if (!order) return undefined;
    const { customerId, id: orderId, amount } = order;
    const delayMs = stepDelayOf(cashier.payoutDelayMs({ customerId, orderId, amount }));
    const { receiptMinutes } = terms.withdrawal;
    await attempt(tx, { table: 'withdrawals', ...order }, (part) => advance(part, order, { delayMs, receiptMinutes }), failed);
    return customerId;
  });
}

/** Does a step as long as there is something to do, and tells of each customer for whom something changed. */
async function repeat(step: () => Promise<string | undefined>, changed: (customerId: string) => void): Promise<void> {
  for (let customerId = await step(); customerId !== undefined; customerId = await step()) changed(customerId);
}

/**
 * Settles all that is due, and ends what was not paid in time.
 * @param failed told of each order that could not be settled, and comes again in ten seconds
 */
export async function settleDue(db: Db, house: House, changed: (customerId: string) => void, failed: Failed): Promise<void> {
  await repeat(() => creditOne(db, failed), changed);
  await repeat(() => advanceOne(db, house, failed), changed);
  await repeat(() => expireOne(db), changed);
}
