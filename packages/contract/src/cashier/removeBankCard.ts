import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { fundPasswordInput } from './bankCard.ts';

export const removeBankCard = defineCall({
  method: 'POST',
  path: 'wallets/bankCards/remove',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Takes a bank card off the account; one that customer service has locked stays (§4).',
  request: z.object({ cardId: z.uuid(), fundPassword: fundPasswordInput }),
  example: { cardId: '0190a3b4-7c1e-4000-8000-000000000001', fundPassword: 'Fund1234' },
  response: z.object({}),
  errors: ['bank_card_not_found', 'bank_card_locked', 'fund_password_error', 'fund_password_missing', 'TOO_MANY_REQUEST'],
});
