import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount, signedAmount } from '../wire/money.ts';

const lotteryToday = z.object({
  /** `yyyy-MM-dd`, by the brand's zone. */
  day: z.iso.date(),
  /** Orders that were placed on that day; those that were cancelled or refunded are none. */
  orders: z.int().check(z.gte(0)),
  /** Stakes of these orders, in the minor unit, as are the three below. */
  staked: amount,
  /** Stakes of those that wait for their result, which are in `staked` as well. */
  waiting: amount,
  /** Prizes of these orders. */
  won: amount,
  /** `won` less the stakes of the orders that have their result. */
  net: signedAmount,
});
/** What a member has staked on lotteries on the running day, and what came of it. */
export type LotteryToday = z.infer<typeof lotteryToday>;

export const getLotteryToday = defineCall({
  method: 'GET',
  path: 'lotto/today',
  auth: ['member'],
  summary:
    'What the member’s orders of the running day come to over all lotteries: stakes, prizes, and the result of those that are drawn.',
  request: z.object({}),
  example: {},
  response: lotteryToday,
});
