import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { wireMessage } from './message.ts';

export const listMessages = defineCall({
  method: 'GET',
  path: 'messages',
  auth: ['trial', 'member'],
  summary:
    'What was written to the player, in his language, the newest first, page by page: what comes or goes meanwhile moves no page (§3).',
  request: page,
  example: { size: 3 },
  response: pageOf(wireMessage),
});
