import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { deleteMessages, markRead } from './changeInbox.ts';
import { inboxPage } from './inboxPage.ts';
import { countUnread } from './unread.ts';

/** A player's messages (§2, §3 "notification messages", §7 "unread messages"). */
export function messageHandlers({
  database: { db },
  live,
}: Services): Pick<Handlers, 'getUnreadMessages' | 'listMessages' | 'readMessages' | 'deleteMessages'> {
  return {
    getUnreadMessages: async (context) => ({ value: await countUnread(db, signedIn(context).customerId) }),
    listMessages: (context) => inboxPage(db, signedIn(context).customerId, context.request, context.language),
    readMessages: async (context) => {
      const { customerId } = signedIn(context);
      const value = await markRead(db, customerId, context.request.messageId);
      live.changed(customerId);
      return { value };
    },
    deleteMessages: async (context) => {
      const { customerId } = signedIn(context);
      const value = await deleteMessages(db, customerId, context.request.messageIds);
      live.changed(customerId);
      return { value };
    },
  };
}
