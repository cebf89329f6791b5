import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { passwordInput } from '../session/passwordInput.ts';
import { codeInput } from '../verification/smsRequest.ts';
import { contactInput } from './contactInput.ts';

export const bindContact = defineCall({
  method: 'PUT',
  path: 'member/security/contact',
  auth: ['member', 'agent'],
  encrypted: true,
  summary: 'Binds a phone or e-mail address by the code that came to it; the one before is told (§5 "one account per … e-mail, phone").',
  request: z.object({ ...contactInput, code: codeInput, /** The login's, asked for again. */ password: passwordInput }),
  response: z.object({}),
  errors: {
    otherwise: 'caller',
    TOO_MANY_REQUEST: 'caller',
    email_format_error: 'caller',
    phoneNumber_format_error: 'caller',
    'login.cred.err': 'caller',
    verification_code_error: 'caller',
    verification_code_expired: 'caller',
    duplicate_value: 'caller',
    account_locked: 'caller',
  },
});
