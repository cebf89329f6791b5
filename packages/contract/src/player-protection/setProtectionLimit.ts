import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { limitName, protection } from './protection.ts';

export const setProtectionLimit = defineCall({
  method: 'PUT',
  path: 'protection/limits',
  auth: ['member', 'agent'],
  summary: 'Sets a limit: a first or a lower one holds at once; a higher one, or none, waits 24 hours and then for `confirmLimitChange`.',
  request: z.object({
    ...limitName.shape,
    /** In the minor unit; `null` takes the limit away. */
    amount: z.nullable(amount.check(z.gte(1))),
  }),
  example: { kind: 'loss', period: 'day', amount: 40_000 },
  response: protection,
  errors: ['limit_change_not_found', 'validation_failed'],
});
