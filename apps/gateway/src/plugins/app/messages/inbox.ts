import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { keepEvent } from '../live/outbox.ts';

const { messages } = schema;

/** A message in both languages. */
export type MessageTexts = Pick<typeof messages.$inferInsert, 'titleVi' | 'titleEn' | 'contentVi' | 'contentEn'>;

/** How many messages a player has not read. */
export async function countUnread(db: Db | Tx, customerId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.customerId, customerId), isNull(messages.readAt)));
  return row?.unread ?? 0;
}

/** Keeps a message for a player. @returns how many he has not read now. */
export async function sendMessage(db: Db, customerId: string, texts: MessageTexts): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.insert(messages).values({ customerId, id: randomUUID(), ...texts });
    await keepEvent(tx, customerId, 'unreadMessages', async () => ({ value: await countUnread(tx, customerId) }));
    return countUnread(tx, customerId);
  });
}
