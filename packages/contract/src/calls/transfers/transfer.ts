import * as z from 'zod/mini';
import { amount } from '../../wire/money.ts';

/** Another account, as whoever sends money to it has to recognise it. */
export const transferParty = z.object({
  account: z.string().check(z.minLength(1), z.maxLength(32)),
  nickname: z.string(),
});
export type TransferParty = z.infer<typeof transferParty>;

/** A transfer as its sender sees it: it is at the receiver's as soon as it is made. */
export const transfer = z.object({
  orderId: z.string(),
  receiver: transferParty,
  amount,
  /** What the sender has left. */
  balance: amount,
  /** ISO 8601. */
  createdAt: z.string(),
});
export type Transfer = z.infer<typeof transfer>;

/** What every transfer may be refused for. */
export const transferErrors = {
  otherwise: 'caller',
  'function.not.available': 'caller',
  insufficient_balance: 'caller',
  amount_out_of_range: 'caller',
  receiver_not_available: 'caller',
  fund_password_error: 'caller',
  fund_password_missing: 'caller',
  turnover_not_met: 'caller',
  idempotency_key_conflict: 'caller',
  TOO_MANY_REQUEST: 'caller',
} as const;
