import * as z from 'zod/mini';
import { secondFactorWays } from '../../rules/secondFactor.ts';
import { defineCall } from '../../wire/call.ts';
import { loginResult } from './loginResult.ts';
import { text } from './text.ts';

export const verifyFactor = defineCall({
  method: 'POST',
  path: 'session/factor',
  auth: 'public',
  encrypted: true,
  summary: 'Ends a login that asked for a second factor: starts the session and remembers the address (§4).',
  request: z.object({
    challengeId: text,
    way: z.enum(secondFactorWays),
    /** The code, or the name on the bank account: case and accents do not matter. */
    answer: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  response: loginResult,
  errors: {
    otherwise: 'caller',
    non_agent_login: 'caller',
    non_member_login: 'caller',
    second_factor_error: 'caller',
    second_factor_expired: 'caller',
    account_locked: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});
