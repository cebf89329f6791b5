import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { passwordInput } from '../session/passwordInput.ts';
import { codeInput, phoneInput } from '../verification/smsRequest.ts';

export const resetPasswordBySms = defineCall({
  method: 'POST',
  path: 'member/password/sms',
  auth: 'public',
  encrypted: true,
  summary: 'Sets a new password by phone and SMS code; every session ends (§3, §7).',
  request: z.object({ ...phoneInput, verificationCode: codeInput, newPassword: passwordInput }),
  response: z.object({}),
  errors: {
    otherwise: 'caller',
    verification_code_error: 'caller',
    verification_code_expired: 'caller',
    phoneNumber_format_error: 'caller',
    validation_failed: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
