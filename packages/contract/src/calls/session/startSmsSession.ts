import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { codeInput, phoneInput } from '../verification/smsRequest.ts';
import { loginResult } from './loginResult.ts';

export const startSmsSession = defineCall({
  method: 'POST',
  path: 'session/login/sms',
  auth: 'public',
  encrypted: true,
  summary: 'Starts a session by phone and SMS code, where the brand has mobile-code login (§2, §4, §6).',
  request: z.object({ type: z.literal('sms'), ...phoneInput, verificationCode: codeInput }),
  response: loginResult,
  // §8: "Errors on … session login … are passed back to the caller without a popup."
  errors: {
    otherwise: 'caller',
    non_agent_login: 'caller',
    non_member_login: 'caller',
    'function.not.available': 'caller',
    phoneNumber_format_error: 'caller',
    verification_code_error: 'caller',
    verification_code_expired: 'caller',
    account_locked: 'caller',
    account_disabled: 'caller',
    second_factor_required: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
