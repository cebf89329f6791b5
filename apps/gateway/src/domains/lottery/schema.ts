import { type LotteryBetInput, lotteryOrderStates } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.lottery, table.period] }),
    index('lottery_stakes_age').on(table.createdAt),
    check('lottery_stakes_amounts', sql`${table.staked} >= 0 and ${table.won} >= 0`),
  ],
);

/** Tables of this domain. */
export const lotteryTables = { lotteryOrders, lotteryStakes };
