import type { PromotionWagering } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' });

/** How a bonus came to its end: wagered, its time was over, the player gave it up, or nothing was left on the wallets. */
export const bonusEndings = ['met', 'expired', 'givenUp', 'emptied'] as const;
export type BonusEnding = (typeof bonusEndings)[number];

/** Money that has to be wagered before a withdrawal. What needs no wagering is a posting alone. */
export const bonuses = pgTable(
  'bonuses',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    /** The promotion that gave it; null for what came otherwise. */
    promotionId: text('promotion_id'),
    /** The member's part in it. */
    entryId: uuid('entry_id'),
    /** As it was called when it was given. */
    title: jsonb('title').$type<{ vi: string; en: string }>().notNull(),
    amount: money('amount').notNull(),
    asked: money('asked').notNull(),
    /** In hundredths of the minor unit, so that a stake at a weight of 7 % loses nothing. */
    wagered: money('wagered').notNull().default(0),
    weights: jsonb('weights').$type<PromotionWagering['weights']>().notNull(),
    mostStake: money('most_stake'),
    /** Rounds that began before it don't count. */
    since: at('since').notNull(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
    ending: text('ending', { enum: bonusEndings }),
    /** What left the balance when it ended. */
    taken: money('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('bonuses_open').on(table.customerId, table.since).where(sql`${table.endedAt} is null`),
    index('bonuses_expiring').on(table.expiresAt).where(sql`${table.endedAt} is null`),
    check('bonuses_amounts', sql`${table.amount} > 0 and ${table.asked} > 0 and ${table.wagered} between 0 and 100 * ${table.asked}`),
    check('bonuses_taken', sql`${table.taken} between 0 and ${table.amount}`),
    check('bonuses_ending', sql`(${table.endedAt} is null) = (${table.ending} is null)`),
  ],
);

/** Tables of bonuses. */
export const bonusTables = { bonuses };
