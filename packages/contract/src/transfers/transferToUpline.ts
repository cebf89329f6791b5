import * as z from 'zod/mini';
import { fundPasswordInput } from '../cashier/bankCard.ts';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { transfer, transferErrors } from './transfer.ts';

export const transferToUpline = defineCall({
  method: 'POST',
  path: 'wallets/transfer/upline',
  auth: ['member', 'agent'],
  encrypted: true,
  idempotent: true,
  summary: 'Sends money to the account above, where the brand and `toUpline` let this one (§2, §6); both are told (§3).',
  request: z.object({
    /** In the minor unit. */
    amount: amount,
    fundPassword: fundPasswordInput,
  }),
  example: { amount: 500, fundPassword: 'Fund1234' },
  response: transfer,
  errors: transferErrors,
});
