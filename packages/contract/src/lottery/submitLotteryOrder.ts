import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { lotteryCode, periodNumber } from './lottery.ts';
import { lotteryBetInput, lotteryOrder, mostLotteryBets } from './lotteryOrder.ts';

export const submitLotteryOrder = defineCall({
  method: 'POST',
  path: 'lotto/order',
  auth: ['member'],
  idempotent: true,
  summary: 'Places bets on a period: all of them or none. A refused one is named by its place.',
  request: z.object({
    lottery: lotteryCode,
    /** The period that the player has seen: a closed one is refused. */
    period: periodNumber,
    bets: z.array(lotteryBetInput).check(z.minLength(1), z.maxLength(mostLotteryBets)),
  }),
  example: { lottery: 'fast5', period: '20261122-0451', bets: [{ play: 'sides.sum', picked: [[0]], stake: 1_000 }] },
  response: lotteryOrder,
  errors: [
    'protection_limit',
    'play_closed',
    'lottery_not_found',
    'period_closed',
    'stake_over_cap',
    'insufficient_balance',
    'account_frozen',
    'idempotency_key_conflict',
    'validation_failed',
  ],
});
