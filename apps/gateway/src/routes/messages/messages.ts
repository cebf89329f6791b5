import { countUnread } from '../../plugins/app/messages/inbox.ts';
import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';

/** What customer service has written to a player (§2, §7 "unread messages"). */
export function messageHandlers({ database }: Services): Pick<Handlers, 'getUnreadMessages'> {
  return {
    getUnreadMessages: async (context) => ({ value: await countUnread(database.db, signedIn(context).customerId) }),
  };
}
