import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { keepEvent } from '../../live/outbox.ts';

const { messages } = schema;

/** How many messages a player has not read. */
export async function countUnread(db: Db | Tx, customerId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.customerId, customerId), isNull(messages.readAt)));
  return row?.unread ?? 0;
}

/** Keeps the live event with how many are not read now, in the transaction of the change and after it. */
export const tellUnread = (tx: Tx, customerId: string): Promise<void> =>
  keepEvent(tx, customerId, 'unreadMessages', async () => ({ value: await countUnread(tx, customerId) }));
