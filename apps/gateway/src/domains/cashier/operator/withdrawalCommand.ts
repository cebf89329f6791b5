import { orderIdBeginOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { flag, OperatorError } from '../../../operator/arguments.ts';
import type { Queue } from '../../../queue/Queue.ts';
import type { Settings } from '../../../settings/settings.ts';
import { announceWithdrawal } from '../orderJobs.ts';
import { orderNamed } from '../orderNamed.ts';
import { advance, forceReceived, refundMissing, reject, type SteppingWithdrawal } from '../withdrawalSteps.ts';

interface WithdrawalContext {
  db: Db;
  settings: Settings;
  queue: Queue;
  changed(customerId: string): void;
}

type Withdrawal = SteppingWithdrawal & { receivedAmount: number | null };

interface Outcome {
  settle(tx: Tx, row: Withdrawal, said: { reason: string; receiptMinutes: number }): Promise<void>;
  /** States that it may follow. */
  from: readonly string[];
  done: string;
}

const notPaid = ['submitted', 'checked', 'approved'];
const outcomes: Record<string, Outcome> = {
  step: {
    settle: (tx, row, { receiptMinutes }) => advance(tx, row, { delayMs: undefined, receiptMinutes }),
    from: notPaid,
    done: 'has taken its next step',
  },
  reject: { settle: (tx, row, { reason }) => reject(tx, row, reason), from: notPaid, done: 'is rejected, and its money is back' },
  refund: {
    settle: (tx, row) => refundMissing(tx, row, row.amount - row.fee - (row.receivedAmount ?? 0)),
    from: ['paid'],
    done: 'is over, and what did not arrive is back',
  },
  force: { settle: (tx, row) => forceReceived(tx, row), from: ['paid'], done: 'counts as received' },
};

/** Decisions of customer service about a withdrawal, by the number of its order. */
export async function runWithdrawal({ db, settings, queue, changed }: WithdrawalContext, words: readonly string[]): Promise<string> {
  const [action = '', order = ''] = words;
  const outcome = Object.hasOwn(outcomes, action) ? outcomes[action] : undefined;
  if (!outcome) throw new OperatorError(`Say what becomes of it: withdrawal ${Object.keys(outcomes).join(' | ')} <order>.`);
  if (!/^[0-9a-f-]{36}$/.test(order) && orderIdBeginOf(order) === undefined)
    throw new OperatorError(`An order is named by its number, such as D7K2-9941, not by ${order || 'nothing'}.`);
  const { receiptMinutes } = settings.cashierTerms().withdrawal;
  const reason = flag(words, '--reason');
  if (action === 'reject' && !reason) throw new OperatorError('Say why: --reason <text>. The member reads it.');
  const customerId = await db.transaction(async (tx) => {
    const [found, other] = await rowsOf<Pick<Withdrawal, 'customerId' | 'id'>>(
      tx,
      sql`select customer_id as "customerId", id from withdrawals where ${orderNamed(sql`id`, order)} limit 2`,
    );
    if (found && other)
      throw new OperatorError(`Two withdrawals have the number ${order}. Name one by its whole id: ${found.id} or ${other.id}.`);
    const [row] = await rowsOf<Withdrawal & { receipt: string | null }>(
      tx,
      sql`select customer_id as "customerId", id, amount, fee, state, receipt, received_amount as "receivedAmount" from withdrawals
        where customer_id = ${found?.customerId ?? null}::uuid and id = ${found?.id ?? null}::uuid for update`,
    );
    if (!row) throw new OperatorError(`There is no withdrawal ${order}.`);
    if (!outcome.from.includes(row.state)) throw new OperatorError(`The withdrawal ${order} is ${row.state} already.`);
    if (action === 'refund' && row.receipt === null) throw new OperatorError('Its member has not said that anything is missing.');
    await outcome.settle(tx, row, { reason: reason ?? '', receiptMinutes });
    await announceWithdrawal(queue, tx, row);
    return row.customerId;
  });
  queue.wake();
  changed(customerId);
  return `The withdrawal ${order} ${outcome.done}.`;
}
