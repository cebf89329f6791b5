import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { unreadMessages } from './getUnreadMessages.ts';
import { messageId } from './message.ts';

export const readMessages = defineCall({
  method: 'POST',
  path: 'messages/read',
  auth: ['trial', 'member'],
  summary:
    'Takes a message of the player as read, or all of them, and says how many are not; what is nobody’s or another’s changes nothing.',
  request: z.object({
    /** An id of `listMessages`, or `all`. */
    messageId,
  }),
  example: { messageId: 'all' },
  response: unreadMessages,
});
