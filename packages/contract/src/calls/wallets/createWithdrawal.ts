import * as z from 'zod/mini';
import { limits } from '../../rules/limits.ts';
import { defineCall } from '../../wire/call.ts';
import { amount } from '../../wire/money.ts';

/** States of a withdrawal: taken from the balance, looked at, let through, paid out, received; or given back. */
export const withdrawalStates = ['submitted', 'checked', 'approved', 'paid', 'confirmed', 'rejected'] as const;

/** What became of a payment (§4 "Withdrawal confirmation"); `assumed` when nobody said anything in time, `forced` when customer service decided. */
export const receiptOutcomes = ['full', 'part', 'none', 'assumed', 'forced'] as const;

export const createWithdrawal = defineCall({
  method: 'POST',
  path: 'wallets/withdraw',
  auth: ['member', 'agent'],
  encrypted: true,
  idempotent: true,
  summary: 'Orders a withdrawal: the money leaves the balance at once and waits for payment (§4, §9). No turnover rule or fee yet.',
  request: z.object({
    /** đồng; §9: 100 to 40,000 a transaction and 300,000 a day. */
    amount: amount,
    /** §9: "fund password required". */
    fundPassword: z.string().check(z.minLength(1), z.maxLength(limits.loginInputLength)),
  }),
  response: z.object({ orderId: z.string(), amount, state: z.enum(withdrawalStates) }),
  errors: {
    otherwise: 'caller',
    insufficient_balance: 'caller',
    amount_out_of_range: 'caller',
    fund_password_error: 'caller',
    fund_password_missing: 'caller',
    daily_limit_exceeded: 'caller',
    idempotency_key_conflict: 'caller',
  },
});
