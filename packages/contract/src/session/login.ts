import * as z from 'zod/mini';
import { accountNameInput } from '../rules/typedName.ts';
import { challengeInput } from '../verification/getChallenge.ts';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';
import { loginResult } from './loginResult.ts';
import { passwordInput } from './passwordInput.ts';

/** §3 "Login payload": username, sms or firebase (social). */
export const loginTypes = ['username', 'sms', 'firebase'] as const;

const checks = {
  /** Needed once a reply said `showCaptcha` (§4); read from the picture of `captchaId`. */
  captcha: z.optional(text),
  captchaId: z.optional(text),
  challenge: challengeInput,
};

export const login = defineCall({
  method: 'POST',
  path: 'session/login',
  auth: 'public',
  encrypted: true,
  summary: 'Starts a session by username and password, or as §3 types it: by a phone and its code, or by a token of Firebase (§4).',
  request: z.discriminatedUnion('type', [
    z.object({
      type: z.enum(['username', 'sms']),
      /** For type sms the phone, with `+` and the country's code where it is not that of the brand's zone; its code is in place of the password. */
      username: accountNameInput,
      password: passwordInput,
      ...checks,
    }),
    z.object({
      type: z.literal('firebase'),
      /** §3 "social-login arguments": the ID token that the brand's app got from Firebase, minutes ago at most; it counts once. */
      idToken: z.string().check(z.minLength(1), z.maxLength(8_000)),
      ...checks,
    }),
  ]),
  example: { type: 'username', username: 'member01', password: 'Baize123' },
  response: loginResult,
  // §8: "Errors on … session login … are passed back to the caller without a popup."
  errors: [
    'function.not.available',
    'non_agent_login',
    'account_or_password_error',
    'not_exist_user',
    'captcha_format_error',
    'challenge_required',
    'account_locked',
    'account_disabled',
    'second_factor_required',
    'non_member_login',
    'phoneNumber_format_error',
    'verification_code_error',
    'verification_code_expired',
    'social_login_failed',
    'social_binding_required',
    'TOO_MANY_REQUEST',
  ],
});
