import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { depositOrder } from './depositOrder.ts';

export const cancelDeposit = defineCall({
  method: 'POST',
  path: 'wallets/deposit/cancel',
  auth: ['member', 'agent'],
  summary: 'Gives up a deposit that nobody has paid yet. Cancelled again, it stays cancelled.',
  request: z.object({ orderId: z.uuid() }),
  example: { orderId: '0190a3b4-7c1e-4000-8000-000000000001' },
  response: depositOrder,
  errors: ['order_not_found', 'order_settled'],
});
