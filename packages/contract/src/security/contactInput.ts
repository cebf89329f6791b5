import * as z from 'zod/mini';
import { phoneInput } from '../verification/smsRequest.ts';

/** A phone or an e-mail address that a player wants to bind. */
export const contactInput = {
  way: z.enum(['sms', 'email']),
  contact: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Country code of a phone, such as `+84`; default: the country of the brand's zone. */
  countryDialingCode: phoneInput.countryDialingCode,
};
