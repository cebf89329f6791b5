import type { Message } from '@baize/contract';

/** What a player does to his messages. */
export interface InboxChange {
  kind: 'read' | 'remove';
  /** One message; to be read also `all`. */
  messageId: string;
}

function withChange(messages: readonly Message[], { kind, messageId }: InboxChange): readonly Message[] {
  if (kind === 'remove') return messages.filter(({ id }) => id !== messageId);
  return messages.map((message) => (messageId === 'all' || message.id === messageId ? { ...message, isRead: true } : message));
}

/** The messages as they are once these changes have arrived. */
export const withChanges = (messages: readonly Message[], changes: readonly InboxChange[]): readonly Message[] =>
  changes.reduce(withChange, messages);
