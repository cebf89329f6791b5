import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { protection } from './protection.ts';

export const keepLimits = defineCall({
  method: 'POST',
  path: 'protection/limits/keep',
  auth: ['member', 'agent'],
  summary: 'The player has looked at his limits and leaves them as they are, none among them. He is asked again six months later.',
  request: z.object({}),
  example: {},
  response: protection,
});
