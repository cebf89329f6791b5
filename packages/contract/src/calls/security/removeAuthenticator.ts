import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { passwordInput } from '../session/passwordInput.ts';

export const removeAuthenticator = defineCall({
  method: 'POST',
  path: 'member/security/authenticator/remove',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Unbinds the authenticator (§4).',
  request: z.object({ /** The login's, asked for again. */ password: passwordInput }),
  response: z.object({}),
  errors: { otherwise: 'caller', 'login.cred.err': 'caller', account_locked: 'caller', second_factor_last: 'caller' },
});
