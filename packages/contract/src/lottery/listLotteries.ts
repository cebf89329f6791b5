import * as z from 'zod/mini';
import { localText } from '../promotions/promotion.ts';
import { defineCall } from '../wire/call.ts';
import { lotteryCode, lotteryDraw, lotteryGroups, lotteryPeriod } from './lottery.ts';
import { lotteryFamilyIds } from './plays/familyIds.ts';

const lottery = z.object({
  lottery: lotteryCode,
  family: z.enum(lotteryFamilyIds),
  name: localText,
  group: z.enum(lotteryGroups),
  /** Year of the lunar calendar in which the running period is drawn: signs of Mark Six follow it. */
  lunarYear: z.int(),
  /** The period that takes bets; absent where none does. */
  current: z.optional(lotteryPeriod),
  /** The period behind it. */
  next: z.optional(lotteryPeriod),
  last: z.optional(lotteryDraw),
});
/** A lottery of the brand with its periods. */
export type Lottery = z.infer<typeof lottery>;

export const listLotteries = defineCall({
  method: 'GET',
  path: 'lotto/lotteries',
  auth: 'public',
  summary: 'The lotteries of the brand, each with the period that takes bets and the last result (§2 "/web/lottery").',
  request: z.object({}),
  example: {},
  response: z.object({
    /** ISO 8601: the gateway's clock, by which periods close. */
    now: z.string(),
    lotteries: z.array(lottery).check(z.maxLength(100)),
  }),
});
