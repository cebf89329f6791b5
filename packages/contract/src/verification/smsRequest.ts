import * as z from 'zod/mini';
import { phoneNumberInput } from '../rules/typedName.ts';
import { challengeInput } from './getChallenge.ts';

/** A phone as it is typed, and the chosen country (§3 "SMS code request"). */
export const phoneInput = {
  /** National or international; however it is spelt: blanks, dots and a leading 0 or 00 are understood. */
  mobileNum: phoneNumberInput,
  /** Such as `+84`; without it the country of the brand's zone. */
  countryDialingCode: z.optional(z.string().check(z.regex(/^\+?[0-9]{1,4}$/))),
};
/** Digits of a code that came by SMS or mail. */
export const codeInput = z.string().check(z.minLength(1), z.maxLength(12));

export const smsRequest = z.object({ ...phoneInput, challenge: challengeInput });
/** §3: "the response has value.expiredMinutes": so long is the code good, and the button locked (60 s times this, §9). */
export const smsReply = z.object({ expiredMinutes: z.int().check(z.gte(1)) });

/** Errors of a request for a code: all of them are the form's matter (§8 passes SMS errors back to the caller). */
export const smsErrors = [
  'phoneNumber_format_error',
  'challenge_required',
  'TOO_MANY_REQUEST',
  'sms_quota_exceeded',
  'function.not.available',
] as const;
