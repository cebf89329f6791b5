import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { bankCard } from './bankCard.ts';

export const listBankCards = defineCall({
  method: 'GET',
  path: 'wallets/bankCards',
  auth: ['member', 'agent'],
  summary: 'The bank cards of the account, the first one first; five at most (§9).',
  request: z.object({}),
  example: {},
  response: z.object({ cards: z.array(bankCard) }),
});
