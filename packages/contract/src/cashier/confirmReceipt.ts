import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { withdrawalOrder } from './withdrawalOrder.ts';

export const confirmReceipt = defineCall({
  method: 'POST',
  path: 'wallets/withdraw/receipt',
  auth: ['member', 'agent'],
  summary:
    'Says what the member received of a payment: all, a part or nothing (§4). Said again, it is the same; said otherwise, it is refused.',
  request: z.object({
    orderId: z.uuid(),
    receipt: z.enum(['full', 'part', 'none']),
    /** Of `part` alone: above nothing, and less than what was paid. */
    receivedAmount: z.optional(amount),
  }),
  example: { orderId: '0190a3b4-7c1e-4000-8000-000000000001', receipt: 'full' },
  response: withdrawalOrder,
  errors: ['order_not_found', 'order_settled', 'amount_out_of_range'],
});
