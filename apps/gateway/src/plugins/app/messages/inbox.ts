import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';

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

/** Tells the player's open portals how many are unread; after the change, in its transaction. */
async function tellUnread(tx: Tx, customerId: string): Promise<void> {
  // The cursor's row is held from here on: two messages at once count one after the other.
  await tx.execute(sql`insert into live_cursors as c (customer_id, last_seq) values (${customerId}::uuid, 1)
    on conflict (customer_id) do update set last_seq = c.last_seq + 1`);
  const value = await countUnread(tx, customerId);
  await tx.execute(sql`insert into live_outbox (customer_id, seq, name, data)
    select customer_id, last_seq, 'unreadMessages', jsonb_build_object('value', ${value}::int)
    from live_cursors where customer_id = ${customerId}::uuid`);
}

/** Keeps a message for a player. @returns how many he has not read now. */
export async function sendMessage(db: Db, customerId: string, texts: MessageTexts): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.insert(messages).values({ customerId, id: randomUUID(), ...texts });
    await tellUnread(tx, customerId);
    return countUnread(tx, customerId);
  });
}
