import * as z from 'zod/mini';
import { amount } from '../wire/money.ts';

/** Another account, with the names by which a sender recognises it. */
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
  /** The sender's balance afterwards. */
  balance: amount,
  /** ISO 8601. */
  createdAt: z.string(),
});
export type Transfer = z.infer<typeof transfer>;

/** Errors of every transfer. */
export const transferErrors = [
  'account_frozen',
  'function.not.available',
  'insufficient_balance',
  'amount_out_of_range',
  'receiver_not_available',
  'fund_password_error',
  'fund_password_missing',
  'turnover_not_met',
  'play_closed',
  'idempotency_key_conflict',
  'TOO_MANY_REQUEST',
] as const;
