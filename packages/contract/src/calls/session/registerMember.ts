import * as z from 'zod/mini';
import { socialTicket } from '../../rules/socialBinding.ts';
import { defineCall } from '../../wire/call.ts';
import { challengeInput } from '../verification/getChallenge.ts';
import { phoneInput } from '../verification/smsRequest.ts';
import { loginResult } from './loginResult.ts';
import { registrationInput } from './registrationInput.ts';
import { text } from './text.ts';

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
    /** Of `mobileNum`, such as `+84`; without it the brand's own country. */
    countryDialingCode: phoneInput.countryDialingCode,
  }),
  response: loginResult,
  errors: {
    otherwise: 'caller',
    validation_failed: 'caller',
    'exists.username.err': 'caller',
    duplicate_value: 'caller',
    duplicate_computer: 'caller',
    phoneNumber_format_error: 'caller',
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
