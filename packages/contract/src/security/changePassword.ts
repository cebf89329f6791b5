import * as z from 'zod/mini';
import { passwordInput } from '../session/passwordInput.ts';
import { defineCall } from '../wire/call.ts';

export const changePassword = defineCall({
  method: 'PUT',
  path: 'member/password',
  auth: ['trial', 'member', 'agent'],
  openBeforePasswordChange: true,
  encrypted: true,
  summary: 'Changes the password of the login; every other session ends (§3, §4).',
  request: z.object({
    /** May be left out only where `oldPasswordKnown` says so (§4). */
    oldPassword: z.optional(passwordInput),
    newPassword: passwordInput,
    confirmNewPassword: passwordInput,
  }),
  example: { oldPassword: 'Secret12', newPassword: 'Secret34', confirmNewPassword: 'Secret34' },
  response: z.object({}),
  errors: ['modify.pw.incorrect.pw', 'validation_failed', 'account_locked', 'TOO_MANY_REQUEST'],
});
