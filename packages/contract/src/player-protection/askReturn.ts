import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { protection } from './protection.ts';

export const askReturn = defineCall({
  method: 'POST',
  path: 'protection/return',
  auth: ['member', 'agent'],
  summary: 'Asks for play after the end of a self-exclusion: it returns 24 hours later.',
  request: z.object({}),
  example: {},
  response: protection,
  errors: ['closure_stands'],
});
