import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { depositOrder } from './depositOrder.ts';

export const cancelDeposit = defineCall({
  method: 'POST',
  path: 'wallets/deposit/cancel',
  auth: ['member', 'agent'],
  summary: 'Gives up a deposit that nobody has paid yet. Cancelled again, it stays cancelled.',
  request: z.object({ orderId: z.uuid() }),
  response: depositOrder,
  errors: { otherwise: 'caller', order_not_found: 'caller', order_settled: 'caller' },
});
