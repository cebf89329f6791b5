import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';

export const claimReferrals = defineCall({
  method: 'POST',
  path: 'referral/claim',
  auth: ['member'],
  idempotent: true,
  summary: 'Puts on the balance what friends have brought and nobody has claimed: each step of a friend once.',
  request: z.object({}),
  example: {},
  response: z.object({ amount }),
  errors: ['idempotency_key_conflict'],
});
