import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { vendorWallets } from './vendorWallet.ts';

export const listVendorWallets = defineCall({
  method: 'GET',
  path: 'wallets/vendors',
  auth: ['member', 'agent'],
  summary: 'What the player has on the main wallet, with each vendor, and in rounds that are not over.',
  request: z.object({}),
  example: {},
  response: vendorWallets,
});
