import type { Language, listMessages, RequestOf, ResponseOf } from '@baize/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { behindEnd, isoOf, pageOfRows } from '../../db/keyset.ts';
import { schema } from '../../db/schema.ts';

const { messages } = schema;

/**
 * One page of a player's messages, the newest first.
 * @throws AppError `validation_failed` for a page's end that was not given out
 */
export async function inboxPage(
  db: Db,
  customerId: string,
  { after, size }: RequestOf<typeof listMessages>,
  language: Language,
): Promise<ResponseOf<typeof listMessages>> {
  const read = await db
    .select({
      id: messages.id,
      title: language === 'vi' ? messages.titleVi : messages.titleEn,
      content: language === 'vi' ? messages.contentVi : messages.contentEn,
      createdAt: sql<string>`${isoOf(sql`${messages.createdAt}`)}`,
      isRead: sql<boolean>`${messages.readAt} is not null`,
    })
    .from(messages)
    .where(and(eq(messages.customerId, customerId), behindEnd(after)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(size + 1);
  const { rows, next } = pageOfRows(read, size);
  const shown = rows.map(({ createdAt, ...message }) => ({ ...message, sentAt: createdAt }));
  return { rows: shown, ...(next !== undefined && { next }) };
}
