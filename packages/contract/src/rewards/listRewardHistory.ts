import * as z from 'zod/mini';
import { localText, promotion, rewardUnits } from '../promotions/promotion.ts';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { page, pageOf } from '../wire/page.ts';

/** How a reward stands: the states of a part in a promotion, and one that was not claimed in time. */
export const rewardStates = ['joined', 'applying', 'processing', 'rejected', 'approved', 'lapsed', 'issued', 'claimed', 'ended'] as const;
export type RewardState = (typeof rewardStates)[number];

/** How its bonus stands or came to its end. */
export const bonusStates = ['open', 'met', 'expired', 'givenUp', 'emptied'] as const;

const rewardRow = z.object({
  entryId: z.string(),
  promotionId: promotion.shape.promotionId,
  title: localText,
  state: z.enum(rewardStates),
  /** In the minor unit, or in `unit`; absent where it is not known yet. */
  amount: z.optional(amount),
  /** What the amount is counted in; absent for money. */
  unit: z.optional(z.enum(rewardUnits)),
  /** ISO 8601: when it came to its state. */
  at: z.string(),
  /** Until then it can be claimed. */
  claimUntil: z.optional(z.string()),
  /** Why an application was refused. */
  reason: z.optional(z.string()),
  /** Where something has to be wagered. */
  bonus: z.optional(z.enum(bonusStates)),
});
/** A member's part in a promotion, with what became of it. */
export type RewardRow = z.infer<typeof rewardRow>;

export const listRewardHistory = defineCall({
  method: 'GET',
  path: 'rewards/history',
  auth: ['member'],
  summary: 'The member’s parts in promotions with what became of each (§7 "claim list"), the newest first.',
  request: page,
  example: { size: 5 },
  response: pageOf(rewardRow),
});
