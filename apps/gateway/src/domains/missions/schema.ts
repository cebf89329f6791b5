import type { MissionTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const money = (name: string) => bigint(name, { mode: 'number' });
const day = (name: string) => date(name, { mode: 'string' });

/** What the brand asks of its members, with its newest terms. */
export const missions = pgTable('missions', {
  missionId: text('mission_id').primaryKey(),
  terms: jsonb('terms').$type<MissionTerms>().notNull(),
  isOff: boolean('is_off').notNull().default(false),
  /** Place on the page: the smallest first. */
  place: integer('place').notNull().default(0),
});

/** Missions that were claimed: once for each period, whatever comes at once. */
export const missionClaims = pgTable(
  'mission_claims',
  {
    customerId: uuid('customer_id').notNull(),
    missionId: text('mission_id').notNull(),
    /** First day of the period, of the brand's zone. */
    startsOn: day('starts_on').notNull(),
    id: uuid('id').notNull(),
    amount: money('amount').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.missionId, table.startsOn] }),
    check('mission_claims_amount', sql`${table.amount} > 0`),
  ],
);

/** Tables of this domain. */
export const missionsTables = { missionClaims, missions };
