import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { lotteryCode, periodNumber } from './lottery.ts';
import { mostChasePeriods } from './lotteryChase.ts';

export const listLotteryPeriods = defineCall({
  method: 'GET',
  path: 'lotto/periods',
  auth: 'public',
  summary: 'The periods of a lottery that take bets within the next 24 hours, the open one first.',
  request: z.object({ lottery: lotteryCode }),
  example: { lottery: 'fast5' },
  response: z.object({
    rows: z
      .array(
        z.object({
          period: periodNumber,
          /** ISO 8601. */
          closesAt: z.string(),
          drawsAt: z.string(),
        }),
      )
      .check(z.maxLength(mostChasePeriods + 2)),
  }),
  errors: ['lottery_not_found', 'validation_failed'],
});
