import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount, signedAmount } from '../wire/money.ts';
import { period } from './period.ts';
import { transactionFilter } from './transaction.ts';

const transactionTotals = z.object({
  /** Movements. */
  count: z.int().check(z.gte(0)),
  /** Sum of positive movements, in the minor unit, as are the two below. */
  credit: amount,
  /** Sum of negative movements, as a positive number. */
  debit: amount,
  /** `credit` less `debit`. */
  net: signedAmount,
});
/** Totals of a period's movements. */
export type TransactionTotals = z.infer<typeof transactionTotals>;

export const getTransactionTotals = defineCall({
  method: 'GET',
  path: 'records/transactions/totals',
  auth: ['member', 'agent'],
  summary: 'What all movements come to that `listTransactions` has for these days and this filter.',
  request: z.object({ ...period.shape, ...transactionFilter.shape }),
  example: { from: '2026-11-20', to: '2026-11-21' },
  response: transactionTotals,
  errors: ['validation_failed'],
});
