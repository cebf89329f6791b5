import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount, currencies } from '../wire/money.ts';

/** §3 "Balance response". */
export const balance = z.object({ sumBalance: amount, currency: z.enum(currencies) });
export type Balance = z.infer<typeof balance>;

export const getBalance = defineCall({
  method: 'GET',
  path: 'wallets/balance/gcs',
  auth: ['trial', 'member', 'agent'],
  summary: 'The sum of the player’s wallets (§3).',
  request: z.object({}),
  example: {},
  response: balance,
});
