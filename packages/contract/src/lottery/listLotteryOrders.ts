import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { lotteryCode } from './lottery.ts';
import { lotteryOrder } from './lotteryOrder.ts';

export const listLotteryOrders = defineCall({
  method: 'GET',
  path: 'lotto/orders',
  auth: ['member'],
  summary: 'The member’s orders, the newest first: of all lotteries or of one, all or those that wait for their result.',
  request: z.object({ lottery: z.optional(lotteryCode), isOpen: z.optional(z.enum(['true', 'false'])), ...page.shape }),
  example: { size: 10 },
  response: pageOf(lotteryOrder),
  errors: ['validation_failed'],
});
