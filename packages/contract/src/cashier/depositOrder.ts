import * as z from 'zod/mini';
import { amount } from '../wire/money.ts';

/** States of a deposit: ordered and not yet paid in, on the balance, refused by the cashier, not paid in time, or given up by the player. */
export const depositStates = ['waiting', 'credited', 'failed', 'expired', 'cancelled'] as const;
export type DepositOrderState = (typeof depositStates)[number];

/** Ways to pay money in. */
export const depositMethods = ['bank', 'eWallet', 'card'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/** A way to pay in that the cashier offers. */
export const depositChannel = z.object({
  channelId: z.string().check(z.minLength(1), z.maxLength(32)),
  method: z.enum(depositMethods),
  /** Name of the bank or the e-wallet. */
  name: z.string(),
  /** A person looks at each payment where this is false. */
  isAutomatic: z.boolean(),
  /** Seconds within which a payment is normally credited. */
  usualSeconds: z.int().check(z.gte(1)),
  /** Bounds of one deposit. */
  minimum: amount,
  maximum: amount,
  /** Amounts of one tap that the brand has chosen, the least first; the portal offers round figures where it has chosen none. */
  presets: z.optional(z.array(amount)),
});
export type DepositChannel = z.infer<typeof depositChannel>;

/** Where the player sends the money, while the order waits. */
const payTo = z.object({
  accountName: z.string(),
  accountNumber: z.string(),
  /** Content of the payment, by which it is found. */
  contentCode: z.string(),
  /** Content of the QR code that a bank’s app reads: account, amount and code in one (EMVCo, VietQR); absent where the channel has none. */
  qr: z.optional(z.string()),
});

/** A deposit as its player sees it. */
export const depositOrder = z.object({
  orderId: z.string(),
  /** Method of the channel at the time of the order. */
  method: z.enum(depositMethods),
  channelName: z.string(),
  amount,
  /** Bonus of its promotion once it is credited; 0 without one. */
  bonus: amount,
  state: z.enum(depositStates),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601; §9 "bank transfer remittance within 30 minutes". */
  expiresAt: z.string(),
  /** ISO 8601; absent while it waits. */
  settledAt: z.optional(z.string()),
  /** Pictures of the payment that were sent. */
  proofs: z.int().check(z.gte(0)),
  /** Absent once nothing is to be paid any more. */
  payTo: z.optional(payTo),
});
export type DepositOrder = z.infer<typeof depositOrder>;
