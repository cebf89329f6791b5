import * as z from 'zod/mini';
import { fundPasswordInput } from '../cashier/bankCard.ts';
import { accountNameOf } from '../rules/typedName.ts';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { transfer, transferErrors } from './transfer.ts';

export const transferToDownline = defineCall({
  method: 'POST',
  path: 'wallets/transfer/downline',
  auth: ['agent'],
  encrypted: true,
  idempotent: true,
  summary: 'Sends an agent’s money to an account directly below his own (§6); both are told (§3).',
  request: z.object({
    /** An account of `listDownline`, in either letter case. */
    account: z.string().check(z.overwrite(accountNameOf), z.minLength(1), z.maxLength(32)),
    /** In the minor unit. */
    amount: amount,
    fundPassword: fundPasswordInput,
  }),
  example: { account: 'minh88', amount: 500, fundPassword: 'Fund1234' },
  response: transfer,
  errors: [...transferErrors, 'not.exists.user'],
});
