import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { bankCard, fundPasswordInput } from './bankCard.ts';

export const addBankCard = defineCall({
  method: 'POST',
  path: 'wallets/bankCards',
  auth: ['member', 'agent'],
  encrypted: true,
  summary:
    'Binds a bank card to this account and no other (§3). The holder is the account’s real name (§5, §9). The same card again is one.',
  request: z.object({
    /** A bank of `listBanks`. */
    bankCode: z.string().check(z.minLength(1), z.maxLength(32)),
    accountNumber: z.string().check(z.minLength(6), z.maxLength(19), z.regex(/^[0-9]+$/)),
    /** As the bank spells it. Left out, it is the real name, which a portal sees covered. */
    holderName: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    fundPassword: fundPasswordInput,
  }),
  example: { bankCode: 'none that is offered', accountNumber: '9704000000', fundPassword: 'Fund1234' },
  response: bankCard,
  errors: [
    'validation_failed',
    'bank_not_offered',
    'bank_card_taken',
    'bank_card_locked',
    'too_many_bank_cards',
    'real_name_missing',
    'fund_password_error',
    'fund_password_missing',
    'TOO_MANY_REQUEST',
  ],
});
