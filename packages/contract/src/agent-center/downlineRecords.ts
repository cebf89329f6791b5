import * as z from 'zod/mini';
import { bet, betFilter } from '../records/bet.ts';
import { betTotals } from '../records/getBetTotals.ts';
import { period } from '../records/period.ts';
import { transaction, transactionFilter } from '../records/transaction.ts';
import { accountNameOf } from '../rules/typedName.ts';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';

/** Somebody of the agent's branch, in days that records are kept for. */
const whose = { ...period.shape, account: z.string().check(z.overwrite(accountNameOf), z.minLength(1), z.maxLength(32)) };
const errors = ['validation_failed', 'downline_not_found'] as const;
const example = { account: 'minh88', from: '2026-11-20', to: '2026-11-21' };

export const listDownlineBets = defineCall({
  method: 'GET',
  path: 'agent/downlines/bets',
  auth: ['agent'],
  summary: 'The rounds of one account of the agent’s branch, the newest first (§2 "debt record", "team betting").',
  request: z.object({ ...whose, ...betFilter.shape, ...page.shape }),
  example: { ...example, size: 5 },
  response: pageOf(bet),
  errors,
});

export const getDownlineBetTotals = defineCall({
  method: 'GET',
  path: 'agent/downlines/bets/totals',
  auth: ['agent'],
  summary: 'What all rounds come to that `listDownlineBets` has for these days and this filter.',
  request: z.object({ ...whose, ...betFilter.shape }),
  example,
  response: betTotals,
  errors,
});

const movement = z.pick(transaction, { seq: true, kind: true, amount: true, balanceAfter: true, at: true });
/** A movement of a downline's balance; what it refers to, such as a reason of customer service, is his own. */
export type DownlineMovement = z.infer<typeof movement>;

export const listDownlineTransactions = defineCall({
  method: 'GET',
  path: 'agent/downlines/transactions',
  auth: ['agent'],
  summary: 'The movements of one balance of the agent’s branch, the newest first (§2 "downline transaction details").',
  request: z.object({ ...whose, kind: transactionFilter.shape.kind, ...page.shape }),
  example: { ...example, size: 5 },
  response: pageOf(movement),
  errors,
});
