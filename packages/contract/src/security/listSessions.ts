import * as z from 'zod/mini';
import { logoutReasons } from '../session/logoutReasons.ts';
import { defineCall } from '../wire/call.ts';

/** One login of the account. */
const loginRecord = z.object({
  /** Ends it while it is open; no token. */
  sessionId: z.string(),
  /** ISO 8601. */
  startedAt: z.string(),
  ip: z.string(),
  /** User agent of the browser: plain text, to be shown as such. */
  userAgent: z.string(),
  isOpen: z.boolean(),
  /** The session that asks. */
  isCurrent: z.boolean(),
  /** ISO 8601, and why; absent while it is open. */
  endedAt: z.optional(z.string()),
  endReason: z.optional(z.enum(logoutReasons)),
});
export type LoginRecord = z.infer<typeof loginRecord>;

/** Why an attempt to log in was refused. */
export const loginAttemptOutcomes = ['wrongPassword', 'wrongCode', 'wrongFactor'] as const;

/** Somebody tried to log in to the account, and was refused. */
const loginAttempt = z.object({
  /** ISO 8601. */
  at: z.string(),
  ip: z.string(),
  /** User agent of the browser: plain text, to be shown as such. */
  userAgent: z.string(),
  outcome: z.enum(loginAttemptOutcomes),
});
export type LoginAttempt = z.infer<typeof loginAttempt>;

export const listSessions = defineCall({
  method: 'GET',
  path: 'member/security/sessions',
  auth: ['trial', 'member', 'agent'],
  summary:
    'The logins of an account with address and device, the newest first: all that are open, which can be ended, and of those that ended in the last 30 days at most 50.',
  request: z.object({}),
  example: {},
  response: z.object({
    sessions: z.array(loginRecord),
    /** Refused attempts of the last 30 days, the newest first, at most 50; absent where a gateway keeps none. */
    failed: z.optional(z.array(loginAttempt)),
  }),
});
