import { unreadMessages } from './getUnreadMessages.ts';

/** Live events of messages. */
export const messagesLive = { unreadMessages } as const;
