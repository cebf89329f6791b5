import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { lotteryChase } from './lotteryChase.ts';

export const listLotteryChases = defineCall({
  method: 'GET',
  path: 'lotto/chases',
  auth: ['member'],
  summary: 'The member’s chases, the newest first.',
  request: z.object({ ...page.shape }),
  example: { size: 10 },
  response: pageOf(lotteryChase),
  errors: ['validation_failed'],
});
