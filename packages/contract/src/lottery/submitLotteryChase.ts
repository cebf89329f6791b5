import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { lotteryCode } from './lottery.ts';
import { chasePeriodInput, lotteryChase, mostChasePeriods } from './lotteryChase.ts';
import { lotteryBetInput, mostLotteryBets } from './lotteryOrder.ts';

/** §4 "Chase bets". */
export const submitLotteryChase = defineCall({
  method: 'POST',
  path: 'lotto/chase',
  auth: ['member'],
  idempotent: true,
  summary: 'Places the same bets on several periods: the whole stake is held at once, and each period is bet on from it when it opens.',
  request: z.object({
    lottery: lotteryCode,
    /** At multiple 1. */
    bets: z.array(lotteryBetInput).check(z.minLength(1), z.maxLength(mostLotteryBets)),
    /** In the order in which they are drawn, each once, of the next 24 hours. Of a player with a loss limit no multiple is higher than the one before. */
    periods: z.array(chasePeriodInput).check(z.minLength(1), z.maxLength(mostChasePeriods)),
    /** In the minor unit: it stops once its orders have won so much. Default never. */
    stopAfterWon: z.optional(amount.check(z.gte(1))),
  }),
  example: {
    lottery: 'fast5',
    bets: [{ play: 'sides.sum', picked: [[0]], stake: 1_000 }],
    periods: [
      { period: '20261122-0451', multiple: 1 },
      { period: '20261122-0452', multiple: 2 },
    ],
    stopAfterWon: 1,
  },
  response: lotteryChase,
  errors: [
    'protection_limit',
    'play_closed',
    'lottery_not_found',
    'period_closed',
    'stake_over_cap',
    'multiple_rises',
    'insufficient_balance',
    'account_frozen',
    'idempotency_key_conflict',
    'validation_failed',
  ],
});
