import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { withdrawalOrder } from './withdrawalOrder.ts';

export const listWithdrawals = defineCall({
  method: 'GET',
  path: 'wallets/withdrawals',
  auth: ['member', 'agent'],
  summary: 'The player’s withdrawals, the newest first (§9 "account records": of the last 30 days, or as the brand says).',
  request: page,
  example: { size: 5 },
  response: pageOf(withdrawalOrder),
  errors: ['bad_request'],
});
