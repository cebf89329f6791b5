import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';

/** A bank that the cashier pays to. */
export const bank = z.object({
  bankCode: z.string().check(z.minLength(1), z.maxLength(32)),
  /** As it calls itself. */
  name: z.string(),
});
export type Bank = z.infer<typeof bank>;

/** A bank card as its player sees it. */
export const bankCard = z.object({
  cardId: z.string(),
  bankCode: z.string(),
  /** The bank's code where the cashier pays to it no longer. */
  bankName: z.string(),
  /** Covered but for the last four digits, such as `******1234`. */
  accountNumber: z.string(),
  /** Masked as the real name is in the security centre: it can verify a login. */
  holderName: z.string(),
  /** §4: customer service has locked it; it can't be removed, and no other card can be added. */
  isLocked: z.boolean(),
  /** ISO 8601. */
  addedAt: z.string(),
});
export type BankCard = z.infer<typeof bankCard>;

/** §9 "fund password required". */
export const fundPasswordInput = z.string().check(z.minLength(1), z.maxLength(limits.loginInputLength));
