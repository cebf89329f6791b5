import * as z from 'zod/mini';
import { passwordInput } from '../session/passwordInput.ts';
import { defineCall } from '../wire/call.ts';

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
  example: { realName: 'NGUYEN VAN A', password: 'Secret12' },
  response: z.object({}),
  errors: ['login.cred.err', 'validation_failed', 'value_locked', 'account_locked'],
});
