import type { PromotionWagering } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' });

/** Rains that were announced, each with a pool that is split before it begins. */
export const rains = pgTable(
  'rains',
  {
    id: uuid('id').primaryKey(),
    /** The agent who has paid it, for all below him; null for one of the house, for all. */
    agentId: uuid('agent_id'),
    title: jsonb('title').$type<{ vi: string; en: string }>().notNull(),
    pool: money('pool').notNull(),
    pieces: integer('pieces').notNull(),
    least: money('least').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    everyMinutes: integer('every_minutes'),
    wagering: jsonb('wagering').$type<PromotionWagering>().notNull(),
    daysToWager: integer('days_to_wager').notNull(),
    /** What its pieces came to when it was split, as the database has summed and counted them. */
    splitSum: money('split_sum').notNull(),
    splitPieces: integer('split_pieces').notNull(),
    /** When what was left was taken out, and how much it was. */
    settledAt: at('settled_at'),
    returned: money('returned'),
  },
  (table) => [
    index('rains_by_time').on(table.startsAt, table.id),
    // How many of one agent are not over.
    index('rains_of_agent').on(table.agentId, table.endsAt).where(sql`${table.agentId} is not null`),
    index('rains_unsettled').on(table.endsAt).where(sql`${table.settledAt} is null`),
    check('rains_split', sql`${table.splitSum} = ${table.pool} and ${table.splitPieces} = ${table.pieces}`),
    check('rains_pool', sql`${table.least} > 0 and ${table.pieces} > 0 and ${table.pool} >= ${table.pieces} * ${table.least}`),
    check('rains_time', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'rains_returned',
      sql`(${table.settledAt} is null) = (${table.returned} is null) and ${table.returned} between 0 and ${table.pool}`,
    ),
  ],
);

/** Envelopes of a rain. One is free until a member has caught it, or the rain was settled. */
export const rainPieces = pgTable(
  'rain_pieces',
  {
    rainId: uuid('rain_id').notNull(),
    slot: integer('slot').notNull(),
    amount: money('amount').notNull(),
    customerId: uuid('customer_id'),
    caughtAt: at('caught_at'),
    returnedAt: at('returned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.rainId, table.slot] }),
    index('rain_pieces_free').on(table.rainId, table.slot).where(sql`${table.customerId} is null and ${table.returnedAt} is null`),
    uniqueIndex('rain_pieces_once').on(table.rainId, table.customerId),
    check('rain_pieces_amount', sql`${table.amount} > 0`),
    check('rain_pieces_caught', sql`(${table.customerId} is null) = (${table.caughtAt} is null)`),
    check('rain_pieces_end', sql`${table.customerId} is null or ${table.returnedAt} is null`),
  ],
);

/** Tables of red rain. */
export const rainTables = { rainPieces, rains };
