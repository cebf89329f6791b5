import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { post } from '../ledger/post.ts';

interface DueOrder {
  customerId: string;
  id: string;
  amount: number;
}

/**
 * Settles one order that is due: claimed, paid and marked in one transaction. Processes on one database skip what
 * another has claimed, and a process that dies half way leaves the order to the next.
 * @returns the customer whose order it was, or undefined when none is due.
 */
async function settleOne(db: Db, table: 'deposits' | 'withdrawals'): Promise<string | undefined> {
  const isDeposit = table === 'deposits';
  const [open, settled] = isDeposit ? ['waiting', 'credited'] : ['submitted', 'paid'];
  const name = sql.identifier(table);
  return db.transaction(async (tx) => {
    const [order] = await rowsOf<DueOrder>(
      tx,
      sql`select customer_id as "customerId", id, amount from ${name} where state = ${open} and due_at <= clock_timestamp()
        order by due_at limit 1 for update skip locked`,
    );
    if (!order) return undefined;
    const { customerId, id, amount } = order;
    await post(tx, {
      customerId,
      transactionId: randomUUID(),
      kind: isDeposit ? 'deposit' : 'payout',
      reference: id,
      currency: 'VND',
      legs: [
        { account: isDeposit ? 'main' : 'pendingWithdrawal', amount: isDeposit ? amount : -amount },
        { account: 'cashier', amount: isDeposit ? -amount : amount },
      ],
    });
    await tx.execute(
      sql`update ${name} set state = ${settled}, settled_at = clock_timestamp() where customer_id = ${customerId} and id = ${id}`,
    );
    return customerId;
  });
}

/** Settles all that is due, and tells of each customer whose balance may have changed. */
export async function settleDue(db: Db, changed: (customerId: string) => void): Promise<void> {
  for (const table of ['deposits', 'withdrawals'] as const) {
    for (let customerId = await settleOne(db, table); customerId !== undefined; customerId = await settleOne(db, table))
      changed(customerId);
  }
}
