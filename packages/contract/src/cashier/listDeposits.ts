import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { depositOrder } from './depositOrder.ts';

export const listDeposits = defineCall({
  method: 'GET',
  path: 'wallets/deposits',
  auth: ['member', 'agent'],
  summary: 'The player’s deposits, the newest first (§9 "account records": of the last 30 days, or as the brand says).',
  request: page,
  example: { size: 5 },
  response: pageOf(depositOrder),
  errors: ['bad_request'],
});
