import * as z from 'zod/mini';
import { promotionWagering } from '../promotions/promotion.ts';
import { amount } from '../wire/money.ts';

/** A bonus on a deposit (§3 "Promotion"). */
export const depositPromotion = z.object({
  promotionId: z.string().check(z.minLength(1), z.maxLength(32)),
  title: z.object({ vi: z.string(), en: z.string() }),
  /** Share of the deposit, rounded down to the minor unit. */
  percent: z.int().check(z.gte(1)),
  /** The most that it brings. */
  maximum: amount,
  /** The least deposit that brings it. */
  minimum: z.optional(amount),
  /** What is to be wagered before a withdrawal, beside the deposit's own turnover (§9). */
  wagering: promotionWagering,
  /** The player has joined it: it is meant for the next deposit. */
  isJoined: z.boolean(),
});
export type DepositPromotion = z.infer<typeof depositPromotion>;

/** Bonus of a promotion on a deposit, in the minor unit. */
export const bonusOf = (deposited: number, { percent, maximum }: Pick<DepositPromotion, 'percent' | 'maximum'>): number =>
  Math.min(maximum, Math.floor((deposited * percent) / 100));
