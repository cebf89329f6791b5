import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { passwordInput } from '../session/passwordInput.ts';

export const setFundPassword = defineCall({
  method: 'PUT',
  path: 'member/security/fundPassword',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Sets or changes the fund password, which is not the login’s (§5, §9).',
  request: z.object({
    /** The login's, asked for again. */
    password: passwordInput,
    newPassword: passwordInput,
    confirmNewPassword: passwordInput,
  }),
  response: z.object({}),
  errors: { otherwise: 'caller', 'login.cred.err': 'caller', validation_failed: 'caller', account_locked: 'caller' },
});
