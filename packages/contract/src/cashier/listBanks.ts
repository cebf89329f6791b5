import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { bank } from './bankCard.ts';

export const listBanks = defineCall({
  method: 'GET',
  path: 'wallets/banks',
  auth: ['member', 'agent'],
  summary: 'The banks that the cashier pays to.',
  request: z.object({}),
  example: {},
  response: z.object({ banks: z.array(bank) }),
});
