import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { lotteryOrder } from './lotteryOrder.ts';

export const cancelLotteryOrder = defineCall({
  method: 'POST',
  path: 'lotto/order/cancel',
  auth: ['member'],
  idempotent: true,
  summary: 'Takes an order back before its deadline: the whole stake returns, and counts as turnover no more.',
  request: z.object({ orderId: z.uuid() }),
  example: { orderId: '3d5e2f60-7c2a-4b39-8f6e-54b6c9c0a1d2' },
  response: lotteryOrder,
  errors: ['lottery_order_not_found', 'cancel_too_late', 'idempotency_key_conflict', 'validation_failed'],
});
