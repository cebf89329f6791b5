import * as z from 'zod/mini';
import { limits } from '../../rules/limits.ts';
import { defineCall } from '../../wire/call.ts';
import { amount } from '../../wire/money.ts';
import { withdrawalOrder } from './withdrawalOrder.ts';

export const createWithdrawal = defineCall({
  method: 'POST',
  path: 'wallets/withdraw',
  auth: ['member', 'agent'],
  encrypted: true,
  idempotent: true,
  summary: 'Orders a withdrawal to a bank card: the money leaves the balance at once and waits for payment (§4, §9).',
  request: z.object({
    /** One of the player's own. */
    cardId: z.uuid(),
    /** đồng; §9: 100 to 40,000 a transaction and 300,000 a day. */
    amount: amount,
    /** §9: "fund password required". */
    fundPassword: z.string().check(z.minLength(1), z.maxLength(limits.loginInputLength)),
  }),
  response: withdrawalOrder,
  errors: {
    otherwise: 'caller',
    insufficient_balance: 'caller',
    amount_out_of_range: 'caller',
    bank_card_not_found: 'caller',
    fund_password_error: 'caller',
    fund_password_missing: 'caller',
    daily_limit_exceeded: 'caller',
    turnover_not_met: 'caller',
    idempotency_key_conflict: 'caller',
  },
});
