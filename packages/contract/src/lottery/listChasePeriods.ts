import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { chasePeriod, mostChasePeriods } from './lotteryChase.ts';

export const listChasePeriods = defineCall({
  method: 'GET',
  path: 'lotto/chase/periods',
  auth: ['member'],
  summary: 'The periods of one of the member’s chases in their order, each with what became of it.',
  request: z.object({ chaseId: z.uuid() }),
  example: { chaseId: '3d5e2f60-7c2a-4b39-8f6e-54b6c9c0a1d2' },
  response: z.object({ rows: z.array(chasePeriod).check(z.maxLength(mostChasePeriods)) }),
  errors: ['lottery_chase_not_found', 'validation_failed'],
});
