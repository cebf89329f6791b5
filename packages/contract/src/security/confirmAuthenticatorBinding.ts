import * as z from 'zod/mini';
import { codeInput } from '../verification/smsRequest.ts';
import { defineCall } from '../wire/call.ts';

export const confirmAuthenticatorBinding = defineCall({
  method: 'POST',
  path: 'member/security/authenticator/confirm',
  auth: ['member', 'agent'],
  summary: 'Binds the authenticator whose code this is, in place of one that was bound before (§4).',
  request: z.object({
    code: codeInput,
    /** From the set-up. A set-up that a later one has replaced is `authenticator_not_started`, with any code. */
    setUpId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  example: { code: '000000' },
  response: z.object({}),
  errors: ['verification_code_error', 'authenticator_not_started', 'TOO_MANY_REQUEST'],
});
