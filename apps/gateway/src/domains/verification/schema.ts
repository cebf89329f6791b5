import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** How often something was tried, in windows that begin with the first try: shared by all processes, and kept over a restart. */
export const attemptCounters = pgTable(
  'attempt_counters',
  { key: text('key').primaryKey(), count: integer('count').notNull(), resetsAt: at('resets_at').notNull() },
  (table) => [index('attempt_counters_resets').on(table.resetsAt)],
);

/** Encrypted bodies that were read: each counts once. */
export const seenBodies = pgTable(
  'seen_bodies',
  { hash: text('hash').primaryKey(), seenAt: at('seen_at').notNull().defaultNow() },
  (table) => [index('seen_bodies_seen').on(table.seenAt)],
);

/** Pictures that were given out and not tried yet. */
export const captchas = pgTable(
  'captchas',
  { id: uuid('id').primaryKey(), answerHash: text('answer_hash').notNull(), expiresAt: at('expires_at').notNull() },
  (table) => [index('captchas_expires').on(table.expiresAt)],
);

/** One live code a purpose and recipient, as a keyed hash; a new one takes the place of the last. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    purpose: text('purpose').notNull(),
    recipient: text('recipient').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipient, table.purpose] }), index('verification_codes_expires').on(table.expiresAt)],
);

/** Tables of this domain. */
export const verificationTables = { attemptCounters, captchas, seenBodies, verificationCodes };
