import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/text.ts';

export const checkUsername = defineCall({
  method: 'GET',
  path: 'member/register/username',
  auth: 'public',
  summary: 'Whether a username is free; one that breaks the rule of the setting is refused as at the registration (§5).',
  request: z.object({ username: text }),
  example: { username: 'minh88' },
  response: z.object({ available: z.boolean() }),
  errors: ['validation_failed', 'TOO_MANY_REQUEST'],
});
