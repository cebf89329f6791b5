import * as z from 'zod/mini';
import { amount } from '../wire/money.ts';

/** States of a withdrawal: taken from the balance, looked at, let through, paid out, received; or given back. */
export const withdrawalStates = ['submitted', 'checked', 'approved', 'paid', 'confirmed', 'rejected'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Receipt of a payment (§4 "Withdrawal confirmation"); `assumed` without an answer in time, `forced` by customer service. */
export const receiptOutcomes = ['full', 'part', 'none', 'assumed', 'forced'] as const;
export type ReceiptOutcome = (typeof receiptOutcomes)[number];

/** A withdrawal as its player sees it. Times are ISO 8601. */
export const withdrawalOrder = z.object({
  orderId: z.string(),
  /** Amount that left the balance. */
  amount,
  /** Kept back of it (§9: 1 % after the free ones of a day). */
  fee: amount,
  state: z.enum(withdrawalStates),
  /** The account that is paid, as it was at the time of the order. */
  bankCode: z.string(),
  /** As the bank calls itself; its code where the cashier pays to it no longer. */
  bankName: z.string(),
  /** But for the last four digits covered. */
  accountNumber: z.string(),
  createdAt: z.string(),
  /** When each step was taken; absent until then. */
  checkedAt: z.optional(z.string()),
  approvedAt: z.optional(z.string()),
  paidAt: z.optional(z.string()),
  settledAt: z.optional(z.string()),
  /** Why it was rejected, in customer service’s words. */
  reason: z.optional(z.string()),
  /** Until then the member says what he received; without a word it counts as received (§4). */
  receiptDueAt: z.optional(z.string()),
  receipt: z.optional(z.enum(receiptOutcomes)),
  /** Of what was paid, as the member says (§4 "received vs remaining amount"). */
  receivedAmount: z.optional(amount),
  /** Pictures that were sent of a statement that lacks the payment. */
  proofs: z.int().check(z.gte(0)),
});
export type WithdrawalOrder = z.infer<typeof withdrawalOrder>;
