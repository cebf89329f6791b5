import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';

export const cancelBonus = defineCall({
  method: 'POST',
  path: 'promotions/bonuses/give-up',
  auth: ['member'],
  idempotent: true,
  summary: 'Gives a bonus up: what is left of it leaves the balance, and it holds nothing any more.',
  request: z.object({
    bonusId: z.uuid(),
    /** What the member has read that it costs: a larger cost is refused, so that nobody pays what he was not told. */
    most: amount,
  }),
  example: { bonusId: '0190a3b4-7c1e-4000-8000-000000000001', most: 500 },
  response: z.object({ taken: amount }),
  errors: ['bonus_not_found', 'bonus_cost_changed', 'bonus_in_play', 'idempotency_key_conflict'],
});
