import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Notices of the operator, in every language of the portal (§3). */
export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').$type<'B' | 'PL' | 'PU' | 'H'>().notNull(),
    /** The place that it belongs to alone, such as `w_rng_mini`. */
    groupName: text('group_name'),
    titleVi: text('title_vi').notNull(),
    titleEn: text('title_en').notNull(),
    contentVi: text('content_vi').notNull(),
    contentEn: text('content_en').notNull(),
    link: text('link'),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at'),
  },
  (table) => [index('notices_newest').on(table.type, table.groupName, table.startsAt.desc(), table.id.desc())],
);

/** Tables of this domain. */
export const noticesTables = { notices };
