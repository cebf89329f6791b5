import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { defineCall } from '../wire/call.ts';
import { amount, currencies } from '../wire/money.ts';

export const getMemberInfo = defineCall({
  method: 'GET',
  path: 'member/info',
  auth: ['trial', 'member', 'agent'],
  summary: 'Who is logged in (§3 "Member info").',
  request: z.object({}),
  response: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    /** Member type; 4 is a trial account, 1, 2, 41 and 42 are agents (§6). */
    type: z.int(),
    /** 4 means agent in the header logic (§3). */
    isAgent: z.int(),
    /** 1 shows the transfer-upline entry (§2). */
    toUpline: z.int(),
    /** Index of the profile icon, 0–8 (§3). */
    iconId: z.int().check(z.gte(0), z.lte(8)),
    isLegionMaster: z.boolean(),
    passwordExpired: z.boolean(),
  }),
  errors: { otherwise: 'caller' },
});

/** §3 "Balance response". */
export const balance = z.object({ sumBalance: amount, currency: z.enum(currencies) });
export type Balance = z.infer<typeof balance>;

export const getBalance = defineCall({
  method: 'GET',
  path: 'wallets/balance/gcs',
  auth: ['trial', 'member', 'agent'],
  summary: 'The sum of the player’s wallets (§3).',
  request: z.object({}),
  response: balance,
  errors: { otherwise: 'caller' },
});

export const depositStates = ['waiting', 'credited', 'failed'] as const;

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

export const withdrawalStates = ['submitted', 'paid', 'rejected'] as const;

export const createWithdrawal = defineCall({
  method: 'POST',
  path: 'wallets/withdraw',
  auth: ['member', 'agent'],
  encrypted: true,
  idempotent: true,
  summary: 'Orders a withdrawal: the money leaves the balance at once and waits for payment (§4, §9).',
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
