import { deleteMessages } from './deleteMessages.ts';
import { getUnreadMessages } from './getUnreadMessages.ts';
import { listMessages } from './listMessages.ts';
import { readMessages } from './readMessages.ts';

export { deleteMessages } from './deleteMessages.ts';
export { getUnreadMessages } from './getUnreadMessages.ts';
export { listMessages } from './listMessages.ts';
export { type Message, toMessage, type WireMessage } from './message.ts';
export { readMessages } from './readMessages.ts';

/** Calls of this domain by name. */
export const messagesCalls = { getUnreadMessages, listMessages, readMessages, deleteMessages } as const;
