import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

export const getSecurity = defineCall({
  method: 'GET',
  path: 'member/security',
  auth: ['member', 'agent'],
  summary: 'What the security centre shows: what is set and bound, mostly covered (§2).',
  request: z.object({}),
  example: {},
  response: z.object({
    hasFundPassword: z.boolean(),
    hasAuthenticator: z.boolean(),
    /** §4: a login from a new address asks for a second factor; absent where the brand gives no choice. */
    checksNewAddresses: z.optional(z.boolean()),
    /** Such as `*******001`; absent while none is bound. */
    mobile: z.optional(z.string()),
    /** False while no code has shown that the player reads this phone: it is no way to log in then, nor to verify. */
    isMobileProved: z.optional(z.boolean()),
    /** Such as `n***@baize.example`. */
    email: z.optional(z.string()),
    /** False while no code and no link has shown that the player reads this address: it is no way to verify a login then. */
    isEmailProved: z.optional(z.boolean()),
    /** Such as `N***** N*** L**`; once set, only customer service changes it (§9 "holder name … cannot be changed"). */
    realName: z.optional(z.string()),
  }),
});
