import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { pointReward } from './pointReward.ts';

export const listPointRewards = defineCall({
  method: 'GET',
  path: 'points/rewards',
  auth: ['member'],
  summary: 'What can be had for points now, of all types (§2 "Points mall"); a brand has 200 rewards at most.',
  request: z.object({}),
  example: {},
  response: z.object({ rows: z.array(pointReward).check(z.maxLength(200)) }),
});
