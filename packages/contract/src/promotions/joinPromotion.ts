import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { promotion } from './promotion.ts';

export const joinPromotion = defineCall({
  method: 'POST',
  path: 'promotions/join',
  auth: ['member'],
  summary: 'Takes part in a promotion by one press (§7 "join"). A repeated press is one part.',
  request: z.object({ promotionId: promotion.shape.promotionId }),
  example: { promotionId: 'second' },
  response: promotion,
  errors: ['promotion_not_open', 'promotion_not_found'],
});
