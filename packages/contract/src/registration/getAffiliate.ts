import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';

export const getAffiliate = defineCall({
  method: 'GET',
  path: 'agent/affiliate',
  auth: 'public',
  summary: 'Whether a code brings players to an agent (§3 affiliateCode, §7), or as a friend of a member (§2 referral).',
  request: z.object({
    code: text,
    /** Where it comes from: a code of the `address` may be a member's too, a `typed` one is an agent's. Default typed. */
    source: z.optional(z.enum(['typed', 'address'])),
  }),
  example: { code: 'AGENT01' },
  response: z.object({ /** As it is stored: codes are read without case. */ affiliateCode: z.string() }),
  // §8: "Errors on agent affiliate … are passed back to the caller without a popup."
  errors: ['affiliate_code_error', 'TOO_MANY_REQUEST'],
});
