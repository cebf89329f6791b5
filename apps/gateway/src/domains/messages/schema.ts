import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Messages of customer service to one player, in every language of the portal (§2 "messages"). */
export const messages = pgTable(
  'messages',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    titleVi: text('title_vi').notNull(),
    titleEn: text('title_en').notNull(),
    contentVi: text('content_vi').notNull(),
    contentEn: text('content_en').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    readAt: at('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('messages_newest').on(table.customerId, table.createdAt, table.id),
    index('messages_unread').on(table.customerId).where(sql`${table.readAt} is null`),
  ],
);

/** Tables of this domain. */
export const messagesTables = { messages };
