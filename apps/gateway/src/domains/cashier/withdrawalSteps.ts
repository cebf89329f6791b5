import { randomUUID } from 'node:crypto';
import type { WithdrawalState } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { post } from '../../ledger/post.ts';
import { keepEvent } from '../../live/outbox.ts';
import { keepMessage } from '../messages/inbox.ts';
import { notificationTexts } from '../messages/notificationTexts.ts';
import { dueIn } from './dueIn.ts';

/** An order that takes a step; the caller holds its row. */
export interface SteppingWithdrawal {
  customerId: string;
  id: string;
  /** In the minor unit. */
  amount: number;
  fee: number;
  state: WithdrawalState;
}

type Key = Pick<SteppingWithdrawal, 'customerId' | 'id'>;

/** Looked at, let through, paid: a cashier's delay is spread over them. */
const stepsToPaid = 3;
/** Milliseconds from one step to the next. */
export const stepDelayOf = (delayMs: number | undefined): number | undefined => (delayMs === undefined ? undefined : delayMs / stepsToPaid);

const tell = (tx: Tx, { customerId, id }: Key): Promise<void> =>
  keepEvent(tx, customerId, 'cashierOrder', async () => ({ kind: 'withdrawal' as const, orderId: id }));

/** Ends an order, and tells its player's open portals. */
export async function endWithdrawal(tx: Tx, { customerId, id }: Key, state: 'confirmed' | 'rejected'): Promise<void> {
  await tx.execute(
    sql`update withdrawals set state = ${state}, settled_at = statement_timestamp(), due_at = null where customer_id = ${customerId} and id = ${id}`,
  );
  await tell(tx, { customerId, id });
}

/** Pays it out; the member has some minutes to say what he received (§4). */
async function pay(tx: Tx, { customerId, id, amount, fee }: SteppingWithdrawal, receiptMinutes: number): Promise<void> {
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind: 'payout',
    reference: id,
    legs: [
      { account: 'pendingWithdrawal', amount: -amount },
      { account: 'cashier', amount: amount - fee },
      ...(fee > 0 ? [{ account: 'fees' as const, amount: fee }] : []),
    ],
  });
  const due = dueIn(receiptMinutes * 60_000);
  await tx.execute(
    sql`update withdrawals set state = 'paid', paid_at = statement_timestamp(), receipt_due_at = ${due}, due_at = ${due}
      where customer_id = ${customerId} and id = ${id}`,
  );
  await tell(tx, { customerId, id });
}

/**
 * Takes the next step of an order: submitted, checked, approved, paid, and received without a word (§4).
 * @param pace.delayMs until the step after it, which a person takes without one
 * @param pace.receiptMinutes in which the member is to say what he received, if it is paid now; a payment that was made keeps those of its time
 */
export async function advance(
  tx: Tx,
  order: SteppingWithdrawal,
  { delayMs, receiptMinutes }: { delayMs: number | undefined; receiptMinutes: number },
): Promise<void> {
  const { customerId, id, amount, state } = order;
  if (state === 'approved') return pay(tx, order, receiptMinutes);
  if (state === 'paid') {
    await tx.execute(
      sql`update withdrawals set receipt = 'assumed', received_amount = amount - fee, receipt_at = statement_timestamp()
        where customer_id = ${customerId} and id = ${id}`,
    );
    return endWithdrawal(tx, order, 'confirmed');
  }
  const [next, at] = state === 'submitted' ? ['checked', sql`checked_at`] : ['approved', sql`approved_at`];
  await tx.execute(
    sql`update withdrawals set state = ${next}, ${at} = statement_timestamp(), due_at = ${dueIn(delayMs)}
      where customer_id = ${customerId} and id = ${id}`,
  );
  await tell(tx, order);
  if (next === 'approved') await keepMessage(tx, customerId, notificationTexts({ kind: 'withdrawalApproved', amount, at: new Date() }));
}

/** Gives the money of an order back that was not paid (§4 "rejected"). */
export async function reject(tx: Tx, { customerId, id, amount }: SteppingWithdrawal, reason: string): Promise<void> {
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind: 'withdrawalReturned',
    reference: id,
    legs: [
      { account: 'main', amount },
      { account: 'pendingWithdrawal', amount: -amount },
    ],
  });
  await tx.execute(sql`update withdrawals set reason = ${reason} where customer_id = ${customerId} and id = ${id}`);
  await endWithdrawal(tx, { customerId, id }, 'rejected');
  await keepMessage(tx, customerId, notificationTexts({ kind: 'withdrawalRejected', amount, at: new Date() }));
}

/** Gives back what of a payment did not arrive, as the member said and customer service has found. */
export async function refundMissing(tx: Tx, { customerId, id }: Key, missing: number): Promise<void> {
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind: 'withdrawalReturned',
    reference: id,
    legs: [
      { account: 'main', amount: missing },
      { account: 'cashier', amount: -missing },
    ],
  });
  await endWithdrawal(tx, { customerId, id }, 'confirmed');
  await keepMessage(tx, customerId, notificationTexts({ kind: 'missingReturned', amount: missing, at: new Date() }));
}

/** §4 "A forced-received outcome exists": customer service has found that all of it arrived, and nothing is given back. */
export async function forceReceived(tx: Tx, { customerId, id, amount, fee }: SteppingWithdrawal): Promise<void> {
  await tx.execute(
    sql`update withdrawals set receipt = 'forced', received_amount = amount - fee, receipt_at = statement_timestamp()
      where customer_id = ${customerId} and id = ${id}`,
  );
  await endWithdrawal(tx, { customerId, id }, 'confirmed');
  await keepMessage(tx, customerId, notificationTexts({ kind: 'receiptForced', amount: amount - fee, at: new Date() }));
}
