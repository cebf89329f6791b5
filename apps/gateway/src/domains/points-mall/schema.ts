import type { PointRewardTerms, Shipping } from '@baize/contract';
import { redemptionStatuses } from '@baize/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const whole = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The rate table, row by row from a day on. A round counts by the rate of its own day. */
export const pointRates = pgTable(
  'point_rates',
  {
    gameType: text('game_type').notNull(),
    /** Day of the brand's zone. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** In the minor unit; it divides `pointUnits`. */
    unit: whole('unit').notNull(),
    /** Hundredths of a point for a unit; 0 for none. */
    hundredths: integer('hundredths').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameType, table.fromDay] }),
    check('point_rates_unit', sql`${table.unit} > 0 and 1000000000 % ${table.unit} = 0`),
    check('point_rates_hundredths', sql`${table.hundredths} between 0 and 1000000`),
  ],
);

/** What a member's play has come to, by a row of the rate table: exactly, so that nothing is lost between two points. */
export const pointAccruals = pgTable(
  'point_accruals',
  {
    customerId: uuid('customer_id').notNull(),
    gameType: text('game_type').notNull(),
    /** In parts of a point (`partsOfPoint`). Below zero where more was taken back than was played. */
    earned: numeric('earned', { precision: 40, scale: 0 }).notNull(),
    /** Whole points of it that are on the account. They stay there: what is taken back is made up by what is played next. */
    given: whole('given').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.gameType] })],
);

/** Rewards of the mall, with their newest terms. */
export const pointRewards = pgTable(
  'point_rewards',
  {
    rewardId: text('reward_id').primaryKey(),
    terms: jsonb('terms').$type<PointRewardTerms>().notNull(),
    isOff: boolean('is_off').notNull().default(false),
    /** Place on the page: the smallest first. */
    place: integer('place').notNull().default(0),
    /** How many are in the stock, however many were redeemed; null for no end. */
    stock: integer('stock'),
    redeemed: integer('redeemed').notNull().default(0),
  },
  (table) => [check('point_rewards_stock', sql`${table.redeemed} between 0 and coalesce(${table.stock}, ${table.redeemed})`)],
);

/** Requests of members, with the terms and the price of their moment. */
export const redemptions = pgTable(
  'redemptions',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    rewardId: text('reward_id').notNull(),
    terms: jsonb('terms').$type<PointRewardTerms>().notNull(),
    points: whole('points').notNull(),
    amount: whole('amount').notNull(),
    status: text('status', { enum: redemptionStatuses }).notNull(),
    remark: text('remark'),
    shipping: jsonb('shipping').$type<Shipping>(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('redemptions_order').on(table.customerId, table.createdAt, table.id),
    // Those that customer service has to do something about.
    index('redemptions_open').on(table.createdAt).where(sql`${table.status} in ('applying', 'passed')`),
    check('redemptions_price', sql`${table.points} > 0 and ${table.amount} >= 0`),
  ],
);

/** Tables of this domain. */
export const pointsMallTables = { pointAccruals, pointRates, pointRewards, redemptions };
