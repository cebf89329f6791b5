import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { loginResult } from './loginResult.ts';

export const startFreePlay = defineCall({
  method: 'POST',
  path: 'session/login/freeplay',
  auth: 'public',
  summary: 'Starts a session on a fresh trial account, which plays demo games only, where the brand has free play (§3, §6, §7).',
  request: z.object({
    /** The visitor's operating system, as the browser tells it. */
    os: z.string().check(z.maxLength(64)),
    /** §3: W is the web. */
    platform: z.literal('W'),
  }),
  example: { os: 'Linux', platform: 'W' },
  response: loginResult,
  errors: ['function.not.available', 'non_agent_login', 'TOO_MANY_REQUEST'],
});
