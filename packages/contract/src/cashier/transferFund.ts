import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { vendorWallets } from './vendorWallet.ts';

/** `main`, or a vendor’s code. */
const wallet = z.string().check(z.minLength(1), z.maxLength(20));

export const transferFund = defineCall({
  method: 'POST',
  path: 'wallets/transfer',
  auth: ['member', 'agent'],
  idempotent: true,
  summary: 'Moves money from one of the player’s wallets into another (§2 "transferFund").',
  request: z.object({
    from: wallet,
    /** Another than `from`. */
    to: wallet,
    amount: amount.check(z.gte(1)),
  }),
  example: { from: 'main', to: 'ALB', amount: 500 },
  response: vendorWallets,
  errors: [
    'account_frozen',
    'insufficient_balance',
    'wallet_not_found',
    'play_closed',
    'vendor_under_maintenance',
    'idempotency_key_conflict',
  ],
});
