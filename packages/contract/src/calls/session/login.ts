import * as z from 'zod/mini';
import { accountNameInput } from '../../rules/typedName.ts';
import { defineCall } from '../../wire/call.ts';
import { challengeInput } from '../verification/getChallenge.ts';
import { loginResult } from './loginResult.ts';
import { passwordInput } from './passwordInput.ts';
import { text } from './text.ts';

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
      /** Of type sms the phone, with `+` and the country's code where it is not the brand's own; its code stands for the password. */
      username: accountNameInput,
      password: passwordInput,
      ...checks,
    }),
    z.object({
      type: z.literal('firebase'),
      /** §3 "social-login arguments": the ID token that the brand's app got from Firebase, minutes ago at most; good once. */
      idToken: z.string().check(z.minLength(1), z.maxLength(8_000)),
      ...checks,
    }),
  ]),
  response: loginResult,
  // §8: "Errors on … session login … are passed back to the caller without a popup."
  errors: {
    otherwise: 'caller',
    'function.not.available': 'caller',
    non_agent_login: 'caller',
    account_or_password_error: 'caller',
    not_exist_user: 'caller',
    captcha_format_error: 'caller',
    challenge_required: 'caller',
    account_locked: 'caller',
    account_disabled: 'caller',
    second_factor_required: 'caller',
    non_member_login: 'caller',
    phoneNumber_format_error: 'caller',
    verification_code_error: 'caller',
    verification_code_expired: 'caller',
    social_login_failed: 'caller',
    social_binding_required: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
