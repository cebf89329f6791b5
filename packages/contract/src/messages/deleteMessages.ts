import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { unreadMessages } from './getUnreadMessages.ts';
import { messageId } from './message.ts';

export const deleteMessages = defineCall({
  method: 'POST',
  path: 'messages/delete',
  auth: ['trial', 'member'],
  summary: 'Deletes messages of the player for good, and says how many are not read; what is nobody’s or another’s changes nothing.',
  request: z.object({
    /** Of `listMessages`. */
    messageIds: z.array(messageId).check(z.minLength(1), z.maxLength(50)),
  }),
  example: { messageIds: ['none-of-this-player'] },
  response: unreadMessages,
});
