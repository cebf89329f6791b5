import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';
import { loginResult } from './loginResult.ts';
import { secondFactorWays } from './secondFactor.ts';

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
  example: { challengeId: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', way: 'bankName', answer: 'NGUYEN VAN A' },
  response: loginResult,
  errors: ['non_agent_login', 'non_member_login', 'second_factor_error', 'second_factor_expired', 'account_locked', 'TOO_MANY_REQUEST'],
});
