import * as z from 'zod/mini';
import { passwordInput } from '../session/passwordInput.ts';
import { defineCall } from '../wire/call.ts';

export const resetPassword = defineCall({
  method: 'POST',
  path: 'member/password/verification',
  auth: 'public',
  encrypted: true,
  summary: 'Sets a new password by the link of a mail; every session ends (§7).',
  request: z.object({
    /** The link's `token=`. */
    token: z.string().check(z.minLength(1), z.maxLength(128)),
    newPassword: passwordInput,
    confirmNewPassword: passwordInput,
  }),
  example: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', newPassword: 'Secret34', confirmNewPassword: 'Secret34' },
  response: z.object({}),
  errors: ['TOO_MANY_REQUEST', 'verification_code_expired', 'validation_failed'],
});
