import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { depositChannel } from './depositOrder.ts';
import { depositPromotion } from './depositPromotion.ts';

export const listDepositChannels = defineCall({
  method: 'GET',
  path: 'wallets/deposit/channels',
  auth: ['member', 'agent'],
  summary: 'The ways to pay in that the cashier offers now, with the bounds of each (§9), and what a deposit can bring on top.',
  request: z.object({}),
  example: {},
  response: z.object({
    channels: z.array(depositChannel),
    /** Minutes in which an order has to be paid (§9). */
    remittanceMinutes: z.int().check(z.gte(1)),
    /** Those that the player can choose with his next deposit. */
    promotions: z.array(depositPromotion),
  }),
});
