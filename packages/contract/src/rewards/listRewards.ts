import * as z from 'zod/mini';
import { promoKinds } from '../promotions/getAvailablePromotions.ts';
import { localText, promotion, rewardUnits } from '../promotions/promotion.ts';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';

/** A reward that a member can claim now. */
const reward = z.object({
  promotionId: promotion.shape.promotionId,
  /** §3 "Promo counters". */
  kind: z.enum(promoKinds),
  title: localText,
  summary: localText,
  picture: promotion.shape.picture,
  /** In the minor unit, or in `unit`. */
  amount,
  /** What the amount is counted in; absent for money. */
  unit: z.optional(z.enum(rewardUnits)),
  /** ISO 8601; absent where nothing bounds it. */
  claimUntil: z.optional(z.string()),
});
export type Reward = z.infer<typeof reward>;

/** A check-in: what each day in a row brings, and how far the member is. */
const checkIn = z.object({
  promotionId: promotion.shape.promotionId,
  title: localText,
  days: z.array(amount),
  streak: z.object({ days: z.int().check(z.gte(0)), isTakenToday: z.boolean() }),
});
export type CheckIn = z.infer<typeof checkIn>;

export const listRewards = defineCall({
  method: 'GET',
  path: 'rewards',
  auth: ['member'],
  summary: 'What the member can claim now (§2 "reward center"), the calendar of his check-in, and what he was given this month.',
  request: z.object({}),
  example: {},
  response: z.object({
    rewards: z.array(reward),
    checkIn: z.optional(checkIn),
    /** Bonuses less those that were taken back, since the first day of the brand's month. */
    givenThisMonth: amount,
  }),
});
