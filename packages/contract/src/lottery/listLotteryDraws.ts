import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { lotteryCode, lotteryDraw } from './lottery.ts';

export const listLotteryDraws = defineCall({
  method: 'GET',
  path: 'lotto/draws',
  auth: 'public',
  summary: 'Results of a lottery, the newest first, each with its commitment and the seed that draws it (§9: kept for 30 days).',
  request: z.object({ lottery: lotteryCode, ...page.shape }),
  example: { lottery: 'fast5', size: 20 },
  response: pageOf(lotteryDraw),
  errors: ['lottery_not_found', 'validation_failed'],
});
