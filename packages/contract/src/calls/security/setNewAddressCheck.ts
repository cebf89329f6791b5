import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { passwordInput } from '../session/passwordInput.ts';

export const setNewAddressCheck = defineCall({
  method: 'PUT',
  path: 'member/security/newAddress',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Whether a login from a new address asks this account for a second factor (§4); the address of this call is known then.',
  request: z.object({ enabled: z.boolean(), /** The login's, asked for again. */ password: passwordInput }),
  response: z.object({}),
  errors: { otherwise: 'caller', 'login.cred.err': 'caller', account_locked: 'caller', second_factor_missing: 'caller' },
});
