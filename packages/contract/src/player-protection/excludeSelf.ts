import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { exclusionMonths, protection } from './protection.ts';

export const excludeSelf = defineCall({
  method: 'POST',
  path: 'protection/exclusion',
  auth: ['member', 'agent'],
  summary:
    'Closes play and deposits at once for months, or for good. Afterwards play returns only when the player asks for it, a day later. Money can be withdrawn.',
  request: z.object({
    /** `null` for good. */
    months: z.nullable(z.literal(exclusionMonths)),
  }),
  example: { months: 6 },
  response: protection,
  errors: ['closure_stands', 'validation_failed'],
});
