import * as z from 'zod/mini';
import { codeInput, phoneInput } from '../verification/smsRequest.ts';
import { defineCall } from '../wire/call.ts';
import { loginResult } from './loginResult.ts';

export const startSmsSession = defineCall({
  method: 'POST',
  path: 'session/login/sms',
  auth: 'public',
  encrypted: true,
  summary: 'Starts a session by phone and SMS code, where the brand has mobile-code login (§2, §4, §6).',
  request: z.object({ type: z.literal('sms'), ...phoneInput, verificationCode: codeInput }),
  example: { type: 'sms', mobileNum: '0912000099', countryDialingCode: '+84', verificationCode: '000000' },
  response: loginResult,
  // §8: "Errors on … session login … are passed back to the caller without a popup."
  errors: [
    'non_agent_login',
    'non_member_login',
    'function.not.available',
    'phoneNumber_format_error',
    'verification_code_error',
    'verification_code_expired',
    'account_locked',
    'account_disabled',
    'second_factor_required',
    'TOO_MANY_REQUEST',
  ],
});
