import * as z from 'zod/mini';
import { passwordInput } from '../session/passwordInput.ts';
import { codeInput } from '../verification/smsRequest.ts';
import { defineCall } from '../wire/call.ts';
import { contactInput } from './contactInput.ts';

export const bindContact = defineCall({
  method: 'PUT',
  path: 'member/security/contact',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Binds a phone or e-mail address by the code that came to it; the one before is told (§5 "one account per … e-mail, phone").',
  request: z.object({ ...contactInput, code: codeInput, /** The login's, asked for again. */ password: passwordInput }),
  example: { way: 'email', contact: 'nobody@example.vn', code: '000000', password: 'Secret12' },
  response: z.object({}),
  errors: [
    'TOO_MANY_REQUEST',
    'email_format_error',
    'phoneNumber_format_error',
    'login.cred.err',
    'verification_code_error',
    'verification_code_expired',
    'duplicate_value',
    'account_locked',
  ],
});
