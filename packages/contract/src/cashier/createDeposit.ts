import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { depositOrder } from './depositOrder.ts';

export const createDeposit = defineCall({
  method: 'POST',
  path: 'wallets/deposit',
  auth: ['member', 'agent'],
  idempotent: true,
  summary: 'Orders a deposit; once it is paid the cashier credits it, normally within 10 seconds (§9).',
  request: z.object({
    /** A channel of `listDepositChannels`. */
    channelId: z.string().check(z.minLength(1), z.maxLength(32)),
    /** In the minor unit; §9: 100 to 50,000 a transaction, or as the channel says. */
    amount: amount,
    /** A promotion of `listDepositChannels`; without it the deposit brings no bonus. */
    promotionId: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  }),
  example: { channelId: 'vietcombank', amount: 500 },
  response: depositOrder,
  errors: [
    'amount_out_of_range',
    'channel_closed',
    'too_many_open_orders',
    'promotion_not_available',
    'protection_limit',
    'play_closed',
    'idempotency_key_conflict',
  ],
});
