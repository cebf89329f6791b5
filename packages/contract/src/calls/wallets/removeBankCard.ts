import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { fundPasswordInput } from './bankCard.ts';

export const removeBankCard = defineCall({
  method: 'POST',
  path: 'wallets/bankCards/remove',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Takes a bank card off the account; one that customer service has locked stays (§4).',
  request: z.object({ cardId: z.uuid(), fundPassword: fundPasswordInput }),
  response: z.object({}),
  errors: {
    otherwise: 'caller',
    bank_card_not_found: 'caller',
    bank_card_locked: 'caller',
    fund_password_error: 'caller',
    fund_password_missing: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
