import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Work that is due at a moment. Of a kind and a bucket there is one row: work that is announced again waits in the same row. */
export const jobs = pgTable(
  'jobs',
  {
    kind: text('kind').notNull(),
    /** What the work is about, such as a customer's id and an order's; empty where a kind has one job alone. */
    bucket: text('bucket').notNull().default(''),
    /** When it is to run; of a leased job, when its lease ends and another process may take it. */
    dueAt: at('due_at').notNull(),
    /** Number of the claim that holds it now. */
    lease: uuid('lease'),
    /** When it was announced to run once more, while it was running. */
    againAt: at('again_at'),
    /** Claims since it last succeeded. */
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    /** Since when it is a dead letter: it failed too often, and an operator decides. */
    deadAt: at('dead_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.bucket] }),
    index('jobs_due').on(table.dueAt).where(sql`${table.deadAt} is null`),
    index('jobs_dead').on(table.deadAt).where(sql`${table.deadAt} is not null`),
  ],
);

/** Tables of the queue. */
export const queueTables = { jobs };
