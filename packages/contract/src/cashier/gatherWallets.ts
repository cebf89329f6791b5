import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { vendorWallets } from './vendorWallet.ts';

export const gatherWallets = defineCall({
  method: 'POST',
  path: 'wallets/gather',
  auth: ['member', 'agent'],
  idempotent: true,
  summary: 'Brings all that the player has with vendors back to the main wallet.',
  request: z.object({}),
  example: {},
  response: z.object({ ...vendorWallets.shape, /** How much came back. */ gathered: amount }),
  errors: ['idempotency_key_conflict'],
});
