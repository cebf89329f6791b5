import * as z from 'zod/mini';
import { localText } from '../promotions/promotion.ts';
import { amount } from '../wire/money.ts';
import { points } from './pointRates.ts';
import { pointDelivery, pointRewardPictures, pointRewardTypes } from './pointReward.ts';
import { shipping } from './shipping.ts';

/** §4 "Redemption": in process, then approved (passed, completed) or rejected. */
export const redemptionStatuses = ['applying', 'passed', 'completed', 'rejected'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

/** A member's request: its price is that of its moment. */
export const redemption = z.object({
  /** §3 "transaction number". */
  redemptionId: z.uuid(),
  rewardId: z.string(),
  type: z.enum(pointRewardTypes),
  picture: z.enum(pointRewardPictures),
  name: localText,
  delivery: pointDelivery,
  points,
  /** Paid from the main wallet, in the minor unit. */
  amount,
  status: z.enum(redemptionStatuses),
  /** §3 "remark": what customer service says of it. */
  remark: z.optional(z.string()),
  /** Of goods: where they are sent. */
  shipping: z.optional(shipping),
  /** ISO 8601: when it was asked for, and when it came to its status. */
  at: z.string(),
  changedAt: z.string(),
});
export type Redemption = z.infer<typeof redemption>;
