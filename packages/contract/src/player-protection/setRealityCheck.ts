import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { protection } from './protection.ts';

export const setRealityCheck = defineCall({
  method: 'PUT',
  path: 'protection/reality-check',
  auth: ['member', 'agent'],
  summary: 'After how many minutes a reality check stops play until it is answered; `null` for none.',
  request: z.object({ minutes: z.nullable(z.int().check(z.gte(15), z.lte(60))) }),
  example: { minutes: 30 },
  response: protection,
  errors: ['validation_failed'],
});
