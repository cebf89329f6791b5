import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

export const endSessions = defineCall({
  method: 'POST',
  path: 'member/security/sessions/end',
  auth: ['trial', 'member', 'agent'],
  summary: 'Ends one other session of the account, or all others.',
  request: z.object({
    /** An id of `listSessions`, or `others` for all but the caller's. */ sessionId: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  example: { sessionId: 'none of the open ones' },
  response: z.object({ /** Sessions that were open and are not any more. */ ended: z.int().check(z.gte(0)) }),
});
