import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { protection } from './protection.ts';

export const getProtection = defineCall({
  method: 'GET',
  path: 'protection',
  auth: ['member', 'agent'],
  summary: 'The player’s limits with what is used of them, his break or self-exclusion, reality checks, and his net position.',
  request: z.object({}),
  example: {},
  response: protection,
});
