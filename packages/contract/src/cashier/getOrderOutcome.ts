import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

/** Outcome of a call that moves money. */
const orderOutcome = z.discriminatedUnion('state', [
  /** Nothing is kept under this key: the call never arrived, was refused, or is still under way. */
  z.object({ state: z.literal('none') }),
  /** It was done once; `reply` is the `value` that its call answered, or would have. */
  z.object({ state: z.literal('made'), reply: z.unknown() }),
]);
export type OrderOutcome = z.infer<typeof orderOutcome>;

export const getOrderOutcome = defineCall({
  method: 'GET',
  path: 'wallets/outcome',
  auth: ['member', 'agent'],
  summary:
    'What became of the caller’s own money call whose reply was lost, by its idempotency key. It reads alone: nothing is sent again.',
  request: z.object({ /** The idempotency key of that call. */ key: z.uuid() }),
  example: { key: '0190a3b4-7c1e-4000-8000-000000000001' },
  response: orderOutcome,
  errors: ['validation_failed'],
});
