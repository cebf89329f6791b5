import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { text } from './text.ts';

export const checkUsername = defineCall({
  method: 'GET',
  path: 'member/register/username',
  auth: 'public',
  summary: 'Whether a username is free; one that breaks the rule of the setting is refused as at the registration (§5).',
  request: z.object({ username: text }),
  response: z.object({ available: z.boolean() }),
  errors: { otherwise: 'caller', validation_failed: 'caller', TOO_MANY_REQUEST: 'caller' },
});
