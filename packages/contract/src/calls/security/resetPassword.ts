import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { passwordInput } from '../session/passwordInput.ts';

export const resetPassword = defineCall({
  method: 'POST',
  path: 'member/password/verification',
  auth: 'public',
  encrypted: true,
  summary: 'Sets a new password by the link of a mail; every session ends (§7).',
  request: z.object({
    /** What the link carries behind `token=`. */
    token: z.string().check(z.minLength(1), z.maxLength(128)),
    newPassword: passwordInput,
    confirmNewPassword: passwordInput,
  }),
  response: z.object({}),
  errors: { otherwise: 'caller', TOO_MANY_REQUEST: 'caller', verification_code_expired: 'caller', validation_failed: 'caller' },
});
