import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';
import { downlineKinds } from './team.ts';

export const openDownlineAccount = defineCall({
  method: 'POST',
  path: 'agent/downlines',
  auth: ['agent'],
  summary: 'Opens an account directly below the agent’s. Its first password is told once, and the first log-in has to choose another.',
  request: z.object({ username: text, nickname: z.optional(text), kind: z.enum(downlineKinds) }),
  example: { username: 'minh88', kind: 'member' },
  response: z.object({ account: z.string(), password: z.string() }),
  errors: ['validation_failed', 'exists.username.err', 'function.not.available', 'TOO_MANY_REQUEST'],
});
