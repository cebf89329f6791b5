import * as z from 'zod/mini';
import { passwordInput } from '../session/passwordInput.ts';
import { defineCall } from '../wire/call.ts';

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
  example: { password: 'Secret12', newPassword: 'Fund4321', confirmNewPassword: 'Fund4321' },
  response: z.object({}),
  errors: ['login.cred.err', 'fund_password_error', 'validation_failed', 'account_locked', 'TOO_MANY_REQUEST'],
});
