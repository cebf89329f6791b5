import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { lotteryChase } from './lotteryChase.ts';

/** §4 "Chase bets: the unspent part refunded on stop". */
export const stopLotteryChase = defineCall({
  method: 'POST',
  path: 'lotto/chase/stop',
  auth: ['member'],
  idempotent: true,
  summary: 'Stops a chase: what is held for periods that have no order yet comes back at once. Orders that are placed stay.',
  request: z.object({ chaseId: z.uuid() }),
  example: { chaseId: '3d5e2f60-7c2a-4b39-8f6e-54b6c9c0a1d2' },
  response: lotteryChase,
  errors: ['lottery_chase_not_found', 'chase_ended', 'idempotency_key_conflict', 'validation_failed'],
});
