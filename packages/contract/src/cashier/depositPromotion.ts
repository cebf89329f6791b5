import * as z from 'zod/mini';
import { amount } from '../wire/money.ts';

/** What a deposit can bring on top of itself (§3 "Promotion"). */
export const depositPromotion = z.object({
  promotionId: z.string().check(z.minLength(1), z.maxLength(32)),
  title: z.object({ vi: z.string(), en: z.string() }),
  /** Of the deposit, rounded down to the minor unit. */
  percent: z.int().check(z.gte(1)),
  /** The most that it brings. */
  maximum: amount,
  /** How many times the bonus is to be wagered before a withdrawal, beside what the deposit itself asks for (§9). */
  turnoverTimes: z.int().check(z.gte(0)),
});
export type DepositPromotion = z.infer<typeof depositPromotion>;

/** What a promotion adds to a deposit, in the minor unit. */
export const bonusOf = (deposited: number, { percent, maximum }: Pick<DepositPromotion, 'percent' | 'maximum'>): number =>
  Math.min(maximum, Math.floor((deposited * percent) / 100));
