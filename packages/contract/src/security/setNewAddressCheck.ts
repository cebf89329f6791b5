import * as z from 'zod/mini';
import { passwordInput } from '../session/passwordInput.ts';
import { defineCall } from '../wire/call.ts';

export const setNewAddressCheck = defineCall({
  method: 'PUT',
  path: 'member/security/newAddress',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Whether a login from a new address asks this account for a second factor (§4); the address of this call is known then.',
  request: z.object({ enabled: z.boolean(), /** The login's, asked for again. */ password: passwordInput }),
  example: { enabled: false, password: 'Secret12' },
  response: z.object({}),
  errors: ['login.cred.err', 'account_locked', 'second_factor_missing'],
});
