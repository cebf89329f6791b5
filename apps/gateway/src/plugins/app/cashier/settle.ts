import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { post } from '../ledger/post.ts';
import { creditDeposit, expireOne } from './deposits.ts';

interface DueOrder {
  customerId: string;
  id: string;
  amount: number;
}

async function payOut(tx: Tx, { customerId, id, amount }: DueOrder): Promise<void> {
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind: 'payout',
    reference: id,
    currency: 'VND',
    legs: [
      { account: 'pendingWithdrawal', amount: -amount },
      { account: 'cashier', amount },
    ],
  });
  await tx.execute(
    sql`update withdrawals set state = 'paid', settled_at = clock_timestamp() where customer_id = ${customerId} and id = ${id}`,
  );
}

const steps = {
  deposits: { open: 'waiting', settle: creditDeposit },
  withdrawals: { open: 'submitted', settle: payOut },
} as const;

/**
 * Settles one order that is due: claimed, paid and marked in one transaction. Processes on one database skip what
 * another has claimed, and a process that dies half way leaves the order to the next.
 * @returns the customer whose order it was, or undefined when none is due.
 */
async function settleOne(db: Db, table: keyof typeof steps): Promise<string | undefined> {
  const { open, settle } = steps[table];
  return db.transaction(async (tx) => {
    const [order] = await rowsOf<DueOrder>(
      tx,
      sql`select customer_id as "customerId", id, amount from ${sql.identifier(table)} where state = ${open} and due_at <= clock_timestamp()
        order by due_at limit 1 for update skip locked`,
    );
    if (order) await settle(tx, order);
    return order?.customerId;
  });
}

/** Does a step as long as there is something to do, and tells of each customer for whom something changed. */
async function repeat(step: () => Promise<string | undefined>, changed: (customerId: string) => void): Promise<void> {
  for (let customerId = await step(); customerId !== undefined; customerId = await step()) changed(customerId);
}

/** Settles all that is due, and ends what was not paid in time. */
export async function settleDue(db: Db, changed: (customerId: string) => void): Promise<void> {
  await repeat(() => settleOne(db, 'deposits'), changed);
  await repeat(() => settleOne(db, 'withdrawals'), changed);
  await repeat(() => expireOne(db), changed);
}
