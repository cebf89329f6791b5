import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { contractDebt } from './getContractDebt.ts';

export const payContractDebt = defineCall({
  method: 'POST',
  path: 'contracts/debt/pay',
  auth: ['member', 'agent'],
  idempotent: true,
  summary: 'Pays what the caller owes his downline from his main wallet, the oldest bill first, as far as it reaches (§4).',
  request: z.object({}),
  example: {},
  response: z.extend(contractDebt, {
    /** What was paid now, in the minor unit. */
    paid: amount,
  }),
});
