import * as z from 'zod/mini';
import { loginResult } from '../session/loginResult.ts';
import { socialTicket } from '../session/socialBinding.ts';
import { challengeInput } from '../verification/getChallenge.ts';
import { codeInput, phoneInput } from '../verification/smsRequest.ts';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';
import { registrationInput } from './registrationInput.ts';

export const registerMobileMember = defineCall({
  method: 'POST',
  path: 'member/register/mobile',
  auth: 'public',
  encrypted: true,
  summary:
    'Opens an account by phone and SMS code, where the brand has mobile-number registration; its name is made, and its owner logs in by the phone (§1, §6).',
  request: z.object({
    /** The fields that the setting requires; the account name is made by the gateway. */
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
  example: {
    mobileNum: '0912000099',
    countryDialingCode: '+84',
    verificationCode: '000000',
    password: 'Secret12',
    confirmPassword: 'Secret12',
    ageConfirmed: true,
    termsAccepted: true,
    registerMethod: 'WEB',
    domain: 'localhost',
    registerUrl: 'http://localhost/web/register',
  },
  response: loginResult,
  errors: [
    'function.not.available',
    'phoneNumber_format_error',
    'exists.username.err',
    'validation_failed',
    'duplicate_value',
    'duplicate_computer',
    'verification_code_error',
    'verification_code_expired',
    'affiliate_code_error',
    'captcha_format_error',
    'challenge_required',
    'social_ticket_expired',
    'social_already_bound',
    'TOO_MANY_REQUEST',
  ],
});
