import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { seenRain } from './rain.ts';

export const listRains = defineCall({
  method: 'GET',
  path: 'rewards/rains',
  auth: ['member'],
  summary:
    'Rains that the member can catch: those of the next day, the running ones, and the last that were over; of all, or of an agent above him.',
  request: z.object({}),
  example: {},
  response: z.object({
    /** ISO 8601: by which clock the rains begin. */
    now: z.string(),
    /** The next first. */
    coming: z.array(seenRain),
    running: z.array(seenRain),
    /** The newest first. */
    over: z.array(seenRain),
  }),
});
