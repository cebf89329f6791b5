import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

/** §3 "Unread messages: value": how many messages of his the player has not read. */
export const unreadMessages = z.object({ value: z.int().check(z.gte(0)) });

export const getUnreadMessages = defineCall({
  method: 'GET',
  path: 'messages/unread',
  auth: ['trial', 'member'],
  summary: 'How many messages the player has not read (§2 "Logged-in bar", §3). An agent does not load them (§6).',
  request: z.object({}),
  example: {},
  response: unreadMessages,
});
