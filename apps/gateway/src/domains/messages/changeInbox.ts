import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { countUnread, tellUnread } from './unread.ts';

const { messages } = schema;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A text that is not an id must not reach a column of ids. */
const withIds = (ids: readonly string[]): SQL =>
  inArray(
    messages.id,
    ids.filter((id) => uuid.test(id)),
  );

/** Ids of the player's selected messages, locked in one order: of two tabs that change the same ones, one waits for the other. */
const held = (tx: Tx, customerId: string, which: SQL | undefined) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.customerId, customerId), which))
    .orderBy(messages.id)
    .for('update');

/** Takes a message of a player's as read, or all (`all`). @returns how many he has not read now. */
export async function markRead(db: Db, customerId: string, messageId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const which = and(isNull(messages.readAt), messageId === 'all' ? undefined : withIds([messageId]));
    const changed = await tx
      .update(messages)
      .set({ readAt: sql`now()` })
      .where(and(eq(messages.customerId, customerId), inArray(messages.id, held(tx, customerId, which))))
      .returning({ id: messages.id });
    if (changed.length > 0) await tellUnread(tx, customerId);
    return countUnread(tx, customerId);
  });
}

/** Deletes messages of a player's. @returns how many he has not read now. */
export async function deleteMessages(db: Db, customerId: string, messageIds: readonly string[]): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(messages)
      .where(and(eq(messages.customerId, customerId), inArray(messages.id, held(tx, customerId, withIds(messageIds)))))
      .returning({ id: messages.id });
    // Also where all were read: other open portals list them still.
    if (gone.length > 0) await tellUnread(tx, customerId);
    return countUnread(tx, customerId);
  });
}
