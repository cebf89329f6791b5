import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { amount } from '../../wire/money.ts';

/** States of a deposit: ordered and not yet paid in, on the balance, refused by the cashier, not paid in time, or given up by the player. */
export const depositStates = ['waiting', 'credited', 'failed', 'expired', 'cancelled'] as const;

export const createDeposit = defineCall({
  method: 'POST',
  path: 'wallets/deposit',
  auth: ['member', 'agent'],
  idempotent: true,
  summary: 'Orders a deposit; the cashier credits it, normally within 10 seconds (§9).',
  request: z.object({
    /** đồng; §9: 100 to 50,000 a transaction, or as the gateway says. */
    amount: amount,
  }),
  response: z.object({ orderId: z.string(), amount, state: z.enum(depositStates) }),
  errors: { otherwise: 'caller', amount_out_of_range: 'caller', idempotency_key_conflict: 'caller' },
});
