import * as z from 'zod/mini';
import { accountNameInput } from '../rules/typedName.ts';
import { challengeInput } from '../verification/getChallenge.ts';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';
import { loginResult } from './loginResult.ts';
import { passwordInput } from './passwordInput.ts';
import { socialTicket } from './socialBinding.ts';

export const bindSocialAccount = defineCall({
  method: 'POST',
  path: 'session/login/social/account',
  auth: 'public',
  encrypted: true,
  summary: 'Logs in by username and password, and binds the social identity of the ticket to this account for good (§4).',
  request: z.object({
    ticket: socialTicket,
    username: accountNameInput,
    password: passwordInput,
    captcha: z.optional(text),
    captchaId: z.optional(text),
    challenge: challengeInput,
  }),
  example: { ticket: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', username: 'member01', password: 'Baize123' },
  response: loginResult,
  errors: [
    'account_or_password_error',
    'not_exist_user',
    'captcha_format_error',
    'challenge_required',
    'account_locked',
    'account_disabled',
    'second_factor_required',
    'real_account_required',
    'social_ticket_expired',
    'social_already_bound',
    'TOO_MANY_REQUEST',
  ],
});
