import { randomUUID } from 'node:crypto';
import { limits } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { Cashier } from '../../../providers/cashier/Cashier.ts';
import { AppError } from '../../../wire/AppError.ts';
import { post } from '../ledger/post.ts';
import { dueIn } from './dueIn.ts';

const { withdrawals } = schema;

/**
 * Takes a withdrawal out of the balance at once; the cashier pays it later (§4).
 * @param timeZone zone of the brand's day, in which §9's daily limit counts.
 * @throws AppError `daily_limit_exceeded` or `insufficient_balance`
 */
export async function orderWithdrawal(tx: Tx, cashier: Cashier, timeZone: string, customerId: string, amount: number) {
  // Withdrawals of one player wait for each other here, so that each one sees what the others took of the day's limit.
  await tx.execute(sql`select from accounts where customer_id = ${customerId} and kind = 'main' and currency = 'VND' for update`);
  const [row] = await rowsOf<{ total: number }>(
    tx,
    sql`select coalesce(sum(amount), 0)::bigint as total from withdrawals
      where customer_id = ${customerId} and state <> 'rejected'
        and created_at >= date_trunc('day', clock_timestamp() at time zone ${timeZone}) at time zone ${timeZone}`,
  );
  const { dailyMaximum } = limits.withdrawal;
  if ((row?.total ?? 0) + amount > dailyMaximum) throw new AppError('daily_limit_exceeded');
  const orderId = randomUUID();
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind: 'withdrawal',
    reference: orderId,
    currency: 'VND',
    legs: [
      { account: 'main', amount: -amount },
      { account: 'pendingWithdrawal', amount },
    ],
  });
  const dueAt = dueIn(cashier.payoutDelayMs({ customerId, orderId, amount }));
  const createdAt = sql`clock_timestamp()`;
  await tx.insert(withdrawals).values({ customerId, id: orderId, currency: 'VND', amount, state: 'submitted', createdAt, dueAt });
  return { orderId, amount, state: 'submitted' as const };
}
