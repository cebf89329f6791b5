import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

const figure = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** What is counted of a day, in the minor unit where it is money. */
const figures = {
  /** Rounds that are over, and their stakes (the valid bet) and payouts, on the day on which they began. */
  rounds: figure('rounds'),
  bet: figure('bet'),
  win: figure('win'),
  deposits: figure('deposits'),
  /** Paid to the player's bank, less what came back. */
  withdrawals: figure('withdrawals'),
  fees: figure('fees'),
  bonuses: figure('bonuses'),
  /** Those of them that are rebates of turnover. */
  rebates: figure('rebates'),
  transfersIn: figure('transfers_in'),
  transfersOut: figure('transfers_out'),
  /** Dividends and salaries: those that came, and those that he paid to his downline. */
  wages: figure('wages'),
  wagesPaid: figure('wages_paid'),
  /** Those that came by the type of their contract; what is left of them are real-time salaries. */
  dividends: figure('dividends'),
  dailySalaries: figure('daily_salaries'),
  hourlySalaries: figure('hourly_salaries'),
  /** Put on the balance, or taken, by customer service. */
  adjustments: figure('adjustments'),
};

const place = {
  customerId: uuid('customer_id').notNull(),
  /** Day of the brand's zone. */
  day: date('day', { mode: 'string' }).notNull(),
  /** Of rounds, their vendor type; empty for the other figures, and for rounds of a game that is gone. */
  vendorType: text('vendor_type').notNull().default(''),
  /** The agent directly above, as the customer's own row has it, which takes them along (migration 0025); null where there is none. */
  uplineId: uuid('upline_id'),
};

/** All that the best of an agent's downlines are found by: the bets of each day, in their order, and whose. */
const betsOfDownlines = (
  name: string,
  { uplineId, day, customerId, bet }: Record<'uplineId' | 'day' | 'customerId' | 'bet', AnyPgColumn>,
) => index(name).on(uplineId, day, bet, customerId).where(hasBets);
const hasBets: SQL = sql`upline_id is not null and bet <> 0`;

/** Figures of one customer. */
export const dailyFigures = pgTable('daily_figures', { ...place, ...figures }, (table) => [
  primaryKey({ columns: [table.customerId, table.day, table.vendorType] }),
  // For a check of all teams, day by day.
  index('daily_figures_day').on(table.day),
  betsOfDownlines('daily_figures_downlines', table),
]);

/** Figures of all customers below an agent, at any depth, without his own. */
export const teamFigures = pgTable(
  'team_figures',
  {
    ...place,
    ...figures,
    /** Accounts that were opened. */
    registrations: figure('registrations'),
    /** Customers with a bet that counts, on the row of the day without a vendor type. Those of several days are no sum of them. */
    active: figure('active'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.day, table.vendorType] }),
    index('team_figures_day').on(table.day),
    betsOfDownlines('team_figures_downlines', table),
  ],
);

/** Entries of the ledger, and registrations, that the figures don't have yet; the database keeps them (migration 0004). */
export const rollupMarks = pgTable(
  'rollup_marks',
  {
    customerId: uuid('customer_id').notNull(),
    /** Kind of the entry's account, or `registration`. */
    kind: text('kind').notNull(),
    currency: text('currency').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind, table.currency, table.seq] })],
);

/** Tables of the rollups. */
export const rollupTables = { dailyFigures, rollupMarks, teamFigures };
