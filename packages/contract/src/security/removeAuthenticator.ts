import * as z from 'zod/mini';
import { passwordInput } from '../session/passwordInput.ts';
import { defineCall } from '../wire/call.ts';

export const removeAuthenticator = defineCall({
  method: 'POST',
  path: 'member/security/authenticator/remove',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Unbinds the authenticator (§4).',
  request: z.object({ /** The login's, asked for again. */ password: passwordInput }),
  example: { password: 'Secret12' },
  response: z.object({}),
  errors: ['login.cred.err', 'account_locked', 'second_factor_last'],
});
