import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { promotion } from './promotion.ts';

export const claimPromotion = defineCall({
  method: 'POST',
  path: 'promotions/claim',
  auth: ['member'],
  idempotent: true,
  summary:
    'Puts on the balance what a promotion has for the member now (§7 "sign-up reward"); once for each occasion, whatever comes at once.',
  request: z.object({ promotionId: promotion.shape.promotionId }),
  example: { promotionId: 'welcome' },
  response: promotion,
  errors: ['promotion_not_open', 'promotion_not_found', 'idempotency_key_conflict'],
});
