import { entryStates, type PromotionTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' });

/** What the brand offers, with its newest terms. */
export const promotions = pgTable(
  'promotions',
  {
    promotionId: text('promotion_id').primaryKey(),
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<PromotionTerms>().notNull(),
    /** What it may give to all together; null where nothing bounds it. */
    budget: money('budget'),
    /** What it has given, and promised to deposits that are not paid yet. */
    spent: money('spent').notNull().default(0),
    isOff: boolean('is_off').notNull().default(false),
    /** Place on the page: the smallest first. */
    place: integer('place').notNull().default(0),
  },
  (table) => [check('promotions_budget', sql`${table.spent} >= 0 and (${table.budget} is null or ${table.spent} <= ${table.budget})`)],
);

/** Terms as they were: a part in a promotion is held to the version that it began with. */
export const promotionVersions = pgTable(
  'promotion_versions',
  {
    promotionId: text('promotion_id').notNull(),
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<PromotionTerms>().notNull(),
    since: at('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.version] })],
);

/** A member's part in a promotion: one for each occasion, whatever comes at once. */
export const promotionEntries = pgTable(
  'promotion_entries',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    promotionId: text('promotion_id').notNull(),
    version: integer('version').notNull(),
    /** `once`, or the brand's day. */
    occasion: text('occasion').notNull(),
    state: text('state', { enum: entryStates }).notNull(),
    amount: money('amount'),
    /** Of a check-in: days in a row up to this one. A release before migration 0027 that still runs writes none. */
    streak: integer('streak'),
    comment: text('comment'),
    reason: text('reason'),
    claimUntil: at('claim_until'),
    createdAt: at('created_at').notNull().defaultNow(),
    stateAt: at('state_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('promotion_entries_occasion').on(table.customerId, table.promotionId, table.occasion),
    index('promotion_entries_newest').on(table.customerId, table.createdAt, table.id),
    // What customer service has to look at.
    index('promotion_entries_waiting').on(table.stateAt).where(sql`${table.state} in ('applying', 'processing')`),
    index('promotion_entries_lapsing').on(table.claimUntil).where(sql`${table.state} = 'approved'`),
    check('promotion_entries_amount', sql`${table.amount} > 0`),
  ],
);

/** Tables of this domain. */
export const promotionsTables = { promotionEntries, promotionVersions, promotions };
