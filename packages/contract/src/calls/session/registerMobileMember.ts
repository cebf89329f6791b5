import * as z from 'zod/mini';
import { socialTicket } from '../../rules/socialBinding.ts';
import { defineCall } from '../../wire/call.ts';
import { challengeInput } from '../verification/getChallenge.ts';
import { codeInput, phoneInput } from '../verification/smsRequest.ts';
import { loginResult } from './loginResult.ts';
import { registrationInput } from './registrationInput.ts';
import { text } from './text.ts';

export const registerMobileMember = defineCall({
  method: 'POST',
  path: 'member/register/mobile',
  auth: 'public',
  encrypted: true,
  summary:
    'Opens an account by phone and SMS code, where the brand has mobile-number registration; the phone’s digits are its name (§1, §6).',
  request: z.object({
    /** Of these whatever the setting requires; the name is made of the phone. */
    ...registrationInput,
    ...phoneInput,
    verificationCode: codeInput,
    password: text,
    confirmPassword: text,
    /** Which picture `captcha` was read from, where the setting asks for one. */
    captchaId: z.optional(text),
    ageConfirmed: z.boolean(),
    termsAccepted: z.boolean(),
    challenge: challengeInput,
    registerMethod: z.literal('WEB'),
    domain: text,
    registerUrl: z.string().check(z.maxLength(2_000)),
    referralCode: z.optional(text),
    /** §4 "register-new": the new account is bound to this social identity for good. */
    socialTicket: z.optional(socialTicket),
  }),
  response: loginResult,
  errors: {
    otherwise: 'caller',
    'function.not.available': 'caller',
    phoneNumber_format_error: 'caller',
    'exists.username.err': 'caller',
    validation_failed: 'caller',
    duplicate_value: 'caller',
    duplicate_computer: 'caller',
    verification_code_error: 'caller',
    verification_code_expired: 'caller',
    affiliate_code_error: 'caller',
    captcha_format_error: 'caller',
    challenge_required: 'caller',
    social_ticket_expired: 'caller',
    social_already_bound: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
