import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { profileIcon } from './profileIcon.ts';

export const getMemberIcon = defineCall({
  method: 'GET',
  path: 'member/info/icon',
  auth: ['trial', 'member', 'agent'],
  summary: 'Which profile icon is chosen (§7); the member info says it as well.',
  request: z.object({}),
  example: {},
  response: z.object({ iconId: profileIcon }),
});
