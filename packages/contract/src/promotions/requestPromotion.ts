import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';
import { promotion } from './promotion.ts';

export const requestPromotion = defineCall({
  method: 'POST',
  path: 'promotions/apply',
  auth: ['member'],
  summary: 'Applies for a promotion that customer service decides about (§3 "Reward request"); pictures follow by `sendPromotionImage`.',
  request: z.object({
    promotionId: promotion.shape.promotionId,
    /** Checked by `checkPromotionComment`; empty is allowed. */
    comment: text,
  }),
  example: { promotionId: 'friday', comment: 'Mã lệnh của tôi là BZ7K2M9P' },
  response: promotion,
  errors: ['promotion_not_open', 'promotion_not_found', 'validation_failed'],
});
