import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { passwordInput } from '../session/passwordInput.ts';

export const setRealName = defineCall({
  method: 'PUT',
  path: 'member/security/realName',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Sets the real name, once: without diacritics, with spaces, as on the bank account (§5, §9).',
  request: z.object({
    realName: z.string().check(z.minLength(1), z.maxLength(60)),
    /** The login's, asked for again. */ password: passwordInput,
  }),
  response: z.object({}),
  errors: {
    otherwise: 'caller',
    'login.cred.err': 'caller',
    validation_failed: 'caller',
    value_locked: 'caller',
    account_locked: 'caller',
  },
});
