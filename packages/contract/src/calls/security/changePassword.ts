import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { passwordInput } from '../session/passwordInput.ts';

export const changePassword = defineCall({
  method: 'PUT',
  path: 'member/password',
  auth: ['trial', 'member', 'agent'],
  encrypted: true,
  summary: 'Changes the password of the login; every other session ends (§3, §4).',
  request: z.object({
    /** May be left out only where `oldPasswordKnown` says so (§4). */
    oldPassword: z.optional(passwordInput),
    newPassword: passwordInput,
    confirmNewPassword: passwordInput,
  }),
  response: z.object({}),
  errors: {
    otherwise: 'caller',
    'modify.pw.incorrect.pw': 'caller',
    validation_failed: 'caller',
    account_locked: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
