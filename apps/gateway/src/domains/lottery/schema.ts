import { chaseMissReasons, chasePeriodStates, type LotteryBetInput, lotteryChaseStates, lotteryOrderStates } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const money = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A bet of an order as it is kept. */
export interface KeptBet extends LotteryBetInput {
  lines: number;
  amount: number;
  won?: number;
}

/** Orders of members: the bets that were placed together on one period. */
export const lotteryOrders = pgTable(
  'lottery_orders',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    /** The chase that placed it. */
    chaseId: uuid('chase_id'),
    lottery: text('lottery').notNull(),
    period: text('period').notNull(),
    bets: jsonb('bets').$type<KeptBet[]>().notNull(),
    amount: money('amount').notNull(),
    state: text('state', { enum: lotteryOrderStates }).notNull().default('open'),
    won: money('won'),
    isCapped: boolean('is_capped').notNull().default(false),
    cancelUntil: moment('cancel_until').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('lottery_orders_newest').on(table.customerId, table.createdAt, table.id),
    // Those that wait for the result of a period.
    index('lottery_orders_open').on(table.lottery, table.period, table.customerId, table.id).where(sql`${table.state} = 'open'`),
    index('lottery_orders_chase').on(table.customerId, table.chaseId).where(sql`${table.chaseId} is not null`),
    check('lottery_orders_amount', sql`${table.amount} > 0 and coalesce(${table.won}, 0) >= 0`),
    check('lottery_orders_end', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
);

/** What a member has staked on a period and won of it, for the caps of §9. */
export const lotteryStakes = pgTable(
  'lottery_stakes',
  {
    customerId: uuid('customer_id').notNull(),
    lottery: text('lottery').notNull(),
    period: text('period').notNull(),
    staked: money('staked').notNull().default(0),
    won: money('won').notNull().default(0),
    /** What each line has won of it, where a line has a cap of its own: by play, prize and line. Empty once the cap of the period is reached. */
    lineWins: jsonb('line_wins').$type<Record<string, number>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.lottery, table.period] }),
    index('lottery_stakes_age').on(table.createdAt),
    check('lottery_stakes_amounts', sql`${table.staked} >= 0 and ${table.won} >= 0`),
  ],
);

/** §4 "Chase bets": the same bets on many periods. Their stake is held on the account `chaseEscrow` from the start. */
export const lotteryChases = pgTable(
  'lottery_chases',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    lottery: text('lottery').notNull(),
    /** At multiple 1. */
    bets: jsonb('bets').$type<KeptBet[]>().notNull(),
    amount: money('amount').notNull(),
    returned: money('returned').notNull().default(0),
    /** It stops once its orders have won so much; null where it plays all periods. */
    stopAfterWon: money('stop_after_won'),
    state: text('state', { enum: lotteryChaseStates }).notNull().default('running'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('lottery_chases_newest').on(table.customerId, table.createdAt, table.id),
    check(
      'lottery_chases_amounts',
      sql`${table.amount} > 0 and ${table.returned} between 0 and ${table.amount} and coalesce(${table.stopAfterWon}, 1) > 0`,
    ),
    check('lottery_chases_end', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
  ],
);

/** Periods of the chases, in the order in which they are drawn. */
export const lotteryChasePeriods = pgTable(
  'lottery_chase_periods',
  {
    customerId: uuid('customer_id').notNull(),
    chaseId: uuid('chase_id').notNull(),
    place: integer('place').notNull(),
    period: text('period').notNull(),
    opensAt: moment('opens_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    multiple: integer('multiple').notNull(),
    amount: money('amount').notNull(),
    state: text('state', { enum: chasePeriodStates }).notNull().default('waiting'),
    reason: text('reason', { enum: chaseMissReasons }),
    orderId: uuid('order_id'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.chaseId, table.place] }),
    // Those whose turn comes next.
    index('lottery_chase_periods_waiting').on(table.opensAt, table.customerId, table.chaseId).where(sql`${table.state} = 'waiting'`),
    check('lottery_chase_periods_amount', sql`${table.amount} > 0 and ${table.multiple} > 0`),
    check('lottery_chase_periods_order', sql`(${table.state} = 'placed') = (${table.orderId} is not null)`),
    check('lottery_chase_periods_reason', sql`(${table.state} = 'missed') = (${table.reason} is not null)`),
  ],
);

/** Tables of this domain. */
export const lotteryTables = { lotteryOrders, lotteryStakes, lotteryChases, lotteryChasePeriods };
