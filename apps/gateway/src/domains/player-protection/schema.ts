import { protectionKinds, protectionPeriods } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const money = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Players who have set anything: of the others a bet finds no row here, and pays nothing more. A trigger refuses to open what is closed
 * before its end (migration `player_protection_guards`).
 */
export const protectionGuards = pgTable(
  'protection_guards',
  {
    customerId: uuid('customer_id').primaryKey(),
    /** Minutes of play; null for no reality check. */
    realityMinutes: integer('reality_minutes'),
    closedBy: text('closed_by', { enum: ['break', 'exclusion'] }),
    closedAt: moment('closed_at'),
    /** Its end; `infinity` for good. */
    closedUntil: moment('closed_until'),
    /** When play returns: of a break its end, of an exclusion `infinity` until the player has asked behind its end. */
    opensAt: moment('opens_at'),
  },
  (table) => [
    check('protection_guards_reality', sql`${table.realityMinutes} between 15 and 60`),
    check(
      'protection_guards_closed',
      sql`(${table.closedBy} is null) = (${table.closedUntil} is null) and (${table.closedBy} is null) = (${table.opensAt} is null)
        and (${table.closedBy} is null) = (${table.closedAt} is null)`,
    ),
  ],
);

/** Limits that hold, each with the raise or the removal that waits. */
export const protectionLimits = pgTable(
  'protection_limits',
  {
    customerId: uuid('customer_id').notNull(),
    kind: text('kind', { enum: protectionKinds }).notNull(),
    period: text('period', { enum: protectionPeriods }).notNull(),
    amount: money('amount').notNull(),
    setAt: moment('set_at').notNull(),
    /** When a change was asked for that is still to be said yes to; null for none. */
    changeAskedAt: moment('change_asked_at'),
    /** What it becomes then; null takes the limit away. */
    changeTo: money('change_to'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind, table.period] }),
    check('protection_limits_amounts', sql`${table.amount} > 0 and ${table.changeTo} > 0`),
  ],
);

/** When a player last answered whether he wants limits, or set one: apart from his guard, for which each of his bets is counted. */
export const protectionLooks = pgTable('protection_looks', {
  customerId: uuid('customer_id').primaryKey(),
  lookedAt: moment('looked_at').notNull(),
});

/**
 * What a guarded player has staked and won, by quarters of an hour: every zone's midnight is the beginning of one. Kept by triggers within
 * the transaction that moves the money. What is taken back is taken from the quarter in which it was staked or won.
 */
export const protectionSums = pgTable(
  'protection_sums',
  {
    customerId: uuid('customer_id').notNull(),
    quarter: moment('quarter').notNull(),
    staked: money('staked').notNull().default(0),
    won: money('won').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.quarter] }), index('protection_sums_age').on(table.quarter)],
);

/** Tables of this domain. */
export const playerProtectionTables = { protectionGuards, protectionLimits, protectionLooks, protectionSums };
