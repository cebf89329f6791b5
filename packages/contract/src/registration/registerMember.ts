import * as z from 'zod/mini';
import { loginResult } from '../session/loginResult.ts';
import { socialTicket } from '../session/socialBinding.ts';
import { challengeInput } from '../verification/getChallenge.ts';
import { phoneInput } from '../verification/smsRequest.ts';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';
import { registrationInput } from './registrationInput.ts';

export const registerMember = defineCall({
  method: 'PUT',
  path: 'member/register',
  auth: 'public',
  encrypted: true,
  summary: 'Opens a member account and starts its first session (§7: the data layer uses PUT).',
  request: z.object({
    ...registrationInput,
    /** Which picture `captcha` was read from, where the setting asks for one. */
    captchaId: z.optional(text),
    /** The player says that the age of the setting is reached; false is refused with `underage`. */
    ageConfirmed: z.boolean(),
    termsAccepted: z.boolean(),
    challenge: challengeInput,
    registerMethod: z.literal('WEB'),
    domain: text,
    registerUrl: z.string().check(z.maxLength(2_000)),
    referralCode: z.optional(text),
    /** §4 "register-new": the new account is bound to this social identity for good. */
    socialTicket: z.optional(socialTicket),
    /** Of `mobileNum`, such as `+84`; without it the country of the brand's zone. */
    countryDialingCode: phoneInput.countryDialingCode,
  }),
  example: {
    username: 'minh88',
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
    'validation_failed',
    'exists.username.err',
    'duplicate_value',
    'duplicate_computer',
    'phoneNumber_format_error',
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
