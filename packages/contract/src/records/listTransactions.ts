import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { pageEitherWay, pageOfEitherWay } from '../wire/page.ts';
import { period } from './period.ts';
import { transaction, transactionFilter } from './transaction.ts';

export const listTransactions = defineCall({
  method: 'GET',
  path: 'records/transactions',
  auth: ['member', 'agent'],
  summary: 'Every movement of the player’s balance in these days with its reason, the newest first (§9 "account records").',
  request: z.object({ ...period.shape, ...transactionFilter.shape, ...pageEitherWay.shape }),
  example: { from: '2026-11-20', to: '2026-11-21', size: 5 },
  response: pageOfEitherWay(transaction),
  errors: ['validation_failed'],
});
