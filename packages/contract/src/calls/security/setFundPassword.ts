import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { passwordInput } from '../session/passwordInput.ts';

export const setFundPassword = defineCall({
  method: 'PUT',
  path: 'member/security/fundPassword',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Sets the fund password by the login’s, or changes it by itself (§5, §9). The two are never the same.',
  request: z.object({
    /** The login's, asked for again: for the first fund password. */
    password: z.optional(passwordInput),
    /** The fund password as it is. Once there is one, the login's is not enough: it guards the money from who knows that one. */
    oldFundPassword: z.optional(passwordInput),
    newPassword: passwordInput,
    confirmNewPassword: passwordInput,
  }),
  response: z.object({}),
  errors: {
    otherwise: 'caller',
    'login.cred.err': 'caller',
    fund_password_error: 'caller',
    validation_failed: 'caller',
    account_locked: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
