import * as z from 'zod/mini';
import { socialTicket } from '../../rules/socialBinding.ts';
import { accountNameInput } from '../../rules/typedName.ts';
import { defineCall } from '../../wire/call.ts';
import { challengeInput } from '../verification/getChallenge.ts';
import { loginResult } from './loginResult.ts';
import { passwordInput } from './passwordInput.ts';
import { text } from './text.ts';

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
  response: loginResult,
  errors: {
    otherwise: 'caller',
    account_or_password_error: 'caller',
    not_exist_user: 'caller',
    captcha_format_error: 'caller',
    challenge_required: 'caller',
    account_locked: 'caller',
    account_disabled: 'caller',
    second_factor_required: 'caller',
    real_account_required: 'caller',
    social_ticket_expired: 'caller',
    social_already_bound: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
