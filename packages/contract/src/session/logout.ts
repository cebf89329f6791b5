import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

export const logout = defineCall({
  method: 'POST',
  path: 'session/logout',
  auth: ['trial', 'member', 'agent'],
  openBeforePasswordChange: true,
  summary: 'Ends the session of the token (§4).',
  request: z.object({}),
  example: {},
  response: z.object({}),
});
