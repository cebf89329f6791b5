import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { breakHours, protection } from './protection.ts';

export const takeBreak = defineCall({
  method: 'POST',
  path: 'protection/break',
  auth: ['member', 'agent'],
  summary:
    'Closes play and deposits at once for a time, until when nobody can open them. Multi-period orders end, and what they hold returns. Money can be withdrawn.',
  request: z.object({
    /** From a day to six weeks. A break that is longer already stays. */
    hours: z.int().check(z.gte(breakHours.least), z.lte(breakHours.most)),
  }),
  example: { hours: 24 },
  response: protection,
  errors: ['closure_stands', 'validation_failed'],
});
