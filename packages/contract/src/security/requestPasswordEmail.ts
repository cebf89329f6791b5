import * as z from 'zod/mini';
import { accountNameInput } from '../rules/typedName.ts';
import { challengeInput } from '../verification/getChallenge.ts';
import { defineCall } from '../wire/call.ts';

export const requestPasswordEmail = defineCall({
  method: 'POST',
  path: 'member/password/email',
  auth: 'public',
  form: true,
  summary: 'Mails a link to set a new password with, to the address of the account (§2, §7).',
  request: z.object({
    username: accountNameInput,
    email: z.string().check(z.minLength(1), z.maxLength(100)),
    challenge: challengeInput,
  }),
  example: { username: 'member01', email: 'nobody@example.vn' },
  response: z.object({ /** How long the link is good. */ expiredMinutes: z.int().check(z.gte(1)) }),
  errors: ['account_format_error', 'not.exists.user', 'email_format_error', 'challenge_required', 'TOO_MANY_REQUEST'],
});
