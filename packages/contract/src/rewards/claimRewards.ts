import * as z from 'zod/mini';
import { promotion, rewardUnits } from '../promotions/promotion.ts';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';

export const claimRewards = defineCall({
  method: 'POST',
  path: 'rewards/claim',
  auth: ['member'],
  idempotent: true,
  summary: 'Claims every reward of `listRewards` that asks for no choice, each once; one that is gone meanwhile is left out.',
  request: z.object({}),
  example: {},
  response: z.object({
    claimed: z.array(z.object({ promotionId: promotion.shape.promotionId, amount, unit: z.optional(z.enum(rewardUnits)) })),
  }),
  errors: ['idempotency_key_conflict'],
});
