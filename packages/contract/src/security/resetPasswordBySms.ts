import * as z from 'zod/mini';
import { passwordInput } from '../session/passwordInput.ts';
import { codeInput, phoneInput } from '../verification/smsRequest.ts';
import { defineCall } from '../wire/call.ts';

export const resetPasswordBySms = defineCall({
  method: 'POST',
  path: 'member/password/sms',
  auth: 'public',
  encrypted: true,
  summary: 'Sets a new password by phone and SMS code; every session ends (§3, §7).',
  request: z.object({ ...phoneInput, verificationCode: codeInput, newPassword: passwordInput }),
  example: { mobileNum: '0912000099', countryDialingCode: '+84', verificationCode: '000000', newPassword: 'Secret34' },
  response: z.object({}),
  errors: ['verification_code_error', 'verification_code_expired', 'phoneNumber_format_error', 'validation_failed', 'TOO_MANY_REQUEST'],
});
