import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { amount } from '../../wire/money.ts';
import { depositOrder } from './depositOrder.ts';

export const createDeposit = defineCall({
  method: 'POST',
  path: 'wallets/deposit',
  auth: ['member', 'agent'],
  idempotent: true,
  summary: 'Orders a deposit; once it is paid the cashier credits it, normally within 10 seconds (§9).',
  request: z.object({
    /** One of `listDepositChannels`. */
    channelId: z.string().check(z.minLength(1), z.maxLength(32)),
    /** đồng; §9: 100 to 50,000 a transaction, or as the channel says. */
    amount: amount,
    /** One of those of `listDepositChannels`; without one it brings what was paid alone. */
    promotionId: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  }),
  response: depositOrder,
  errors: {
    otherwise: 'caller',
    amount_out_of_range: 'caller',
    channel_closed: 'caller',
    too_many_open_orders: 'caller',
    promotion_not_available: 'caller',
    idempotency_key_conflict: 'caller',
  },
});
