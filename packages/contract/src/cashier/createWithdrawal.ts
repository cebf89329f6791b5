import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { withdrawalOrder } from './withdrawalOrder.ts';

export const createWithdrawal = defineCall({
  method: 'POST',
  path: 'wallets/withdraw',
  auth: ['member', 'agent'],
  encrypted: true,
  idempotent: true,
  summary: 'Orders a withdrawal to a bank card: the money leaves the balance at once and waits for payment (§4, §9).',
  request: z.object({
    /** A card of the player. */
    cardId: z.uuid(),
    /** In the minor unit; §9: 100 to 40,000 a transaction and 300,000 a day. */
    amount: amount,
    /** §9: "fund password required". */
    fundPassword: z.string().check(z.minLength(1), z.maxLength(limits.loginInputLength)),
  }),
  example: { cardId: '0190a3b4-7c1e-4000-8000-000000000001', amount: 500, fundPassword: 'Fund1234' },
  response: withdrawalOrder,
  errors: [
    'account_frozen',
    'insufficient_balance',
    'amount_out_of_range',
    'bank_card_not_found',
    'fund_password_error',
    'fund_password_missing',
    'daily_limit_exceeded',
    'turnover_not_met',
    'idempotency_key_conflict',
  ],
});
