import type { GuildPrize } from '@baize/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const money = (name: string) => bigint(name, { mode: 'number' });
const day = (name: string) => date(name, { mode: 'string' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Legions, of now and of before. */
export const guilds = pgTable(
  'guilds',
  {
    guildId: uuid('guild_id').primaryKey(),
    name: text('name').notNull(),
    /** By what names are compared (`nameKey`): one legion at a time has it. */
    nameKey: text('name_key').notNull(),
    description: text('description').notNull(),
    iconId: integer('icon_id').notNull(),
    /** The one by which members join now. */
    code: text('code').notNull(),
    codeAt: moment('code_at').notNull(),
    masterId: uuid('master_id').notNull(),
    /** Members now, the master among them. */
    members: integer('members').notNull(),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
    /** Why customer service closed it; null where its master has. */
    closedFor: text('closed_for'),
  },
  (table) => [
    uniqueIndex('guilds_name').on(table.nameKey).where(sql`${table.closedAt} is null`),
    check('guilds_members', sql`(${table.members} > 0) = (${table.closedAt} is null)`),
  ],
);

/** Every code that was given out, so that an old one is told from a wrong one, and none comes twice. */
export const guildCodes = pgTable(
  'guild_codes',
  {
    code: text('code').primaryKey(),
    guildId: uuid('guild_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('guild_codes_age').on(table.createdAt)],
);

/** Who is in which legion: in one at most. */
export const guildMembers = pgTable(
  'guild_members',
  {
    customerId: uuid('customer_id').primaryKey(),
    guildId: uuid('guild_id').notNull(),
    /** Rounds that were begun from then on count. */
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [index('guild_members_guild').on(table.guildId, table.customerId)],
);

/** The running cycle of the ranks: one row. */
export const guildCycles = pgTable('guild_cycles', {
  /** §3 "guildCycle". */
  cycle: text('cycle').primaryKey(),
  /** First day of the oldest period that is not closed. What changes later of those before it counts for it. */
  openFrom: day('open_from').notNull(),
});

/** Values of a rank, and when each was reached. */
const values = {
  /** Stakes of rounds that are over. */
  bet: money('bet').notNull(),
  betAt: moment('bet_at').notNull(),
  /** Wins of these less their stakes. */
  profit: money('profit').notNull(),
  profitAt: moment('profit_at').notNull(),
  rounds: integer('rounds').notNull(),
  roundsAt: moment('rounds_at').notNull(),
  /** Win and stake of the round with the best odds; null where none counts. */
  oddsWin: money('odds_win'),
  oddsStake: money('odds_stake'),
  oddsAt: moment('odds_at'),
  /**
   * The odds in an order that an index has. Two different fractions of numbers below 2⁵³ differ by more than 10⁻³², so that their floors in parts of
   * 10⁻³³ differ in the same direction, and equal ones are equal: it compares as exactly as multiplying crosswise.
   */
  odds: numeric('odds', { precision: 60, scale: 0 }).generatedAlwaysAs(
    sql`coalesce(div(odds_win::numeric * 1000000000000000000000000000000000, odds_stake), 0)`,
  ),
};
const place = {
  guildId: uuid('guild_id').notNull(),
  /** First day of the period, of the brand's zone. */
  startsOn: day('starts_on').notNull(),
};

/** What a member has played in a legion in a period, as the follower of the figures counts it. */
export const guildScores = pgTable(
  'guild_scores',
  {
    customerId: uuid('customer_id').notNull(),
    ...place,
    ...values,
    /** Day on which it was counted last, and the values as that day began: what a place has won since then. */
    day: day('day').notNull(),
    dayBet: money('day_bet').notNull(),
    dayBetAt: moment('day_bet_at').notNull(),
    dayProfit: money('day_profit').notNull(),
    dayProfitAt: moment('day_profit_at').notNull(),
    dayRounds: integer('day_rounds').notNull(),
    dayRoundsAt: moment('day_rounds_at').notNull(),
    dayOdds: numeric('day_odds', { precision: 60, scale: 0 }).notNull(),
    dayOddsAt: moment('day_odds_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.startsOn] }),
    index('guild_scores_guild').on(table.guildId, table.startsOn),
    index('guild_scores_age').on(table.startsOn),
  ],
);

/** What the members of a legion have played in a period. */
export const guildTotals = pgTable('guild_totals', { ...place, ...values }, (table) => [
  primaryKey({ columns: [table.guildId, table.startsOn] }),
  // The order of each rank: the highest first, of equal ones who reached it first.
  index('guild_totals_bet').on(table.startsOn, table.bet.desc(), table.betAt, table.guildId).where(sql`${table.bet} > 0`),
  index('guild_totals_profit').on(table.startsOn, table.profit.desc(), table.profitAt, table.guildId).where(sql`${table.rounds} > 0`),
  index('guild_totals_rounds').on(table.startsOn, table.rounds.desc(), table.roundsAt, table.guildId).where(sql`${table.rounds} > 0`),
  index('guild_totals_odds').on(table.startsOn, table.odds.desc(), table.oddsAt, table.guildId).where(sql`${table.odds} > 0`),
]);

/** What a closed period is paid by, as it was when it closed. */
export interface WeekTerms {
  turnoverShare: number;
  prizes: readonly GuildPrize[];
}

/** Periods that are closed: nothing of them changes any more. */
export const guildWeeks = pgTable('guild_weeks', {
  startsOn: day('starts_on').primaryKey(),
  lastDay: day('last_day').notNull(),
  endsAt: moment('ends_at').notNull(),
  terms: jsonb('terms').$type<WeekTerms>().notNull(),
  /** Since when its result stands; null while it is being written. */
  frozenAt: moment('frozen_at'),
});

/** States of a bonus: `new` while the places of the members are being written; `withheld` from an account that may be given nothing. */
export const bonusStates = ['new', 'none', 'due', 'paid', 'withheld'] as const;

/** Places by each type; null where there is none. */
const ranks = {
  rankBet: integer('rank_bet'),
  rankProfit: integer('rank_profit'),
  rankRounds: integer('rank_rounds'),
  rankOdds: integer('rank_odds'),
};
const result = {
  bet: money('bet').notNull(),
  profit: money('profit').notNull(),
  rounds: integer('rounds').notNull(),
  oddsWin: money('odds_win'),
  oddsStake: money('odds_stake'),
  ...ranks,
  /** In the minor unit. */
  bonus: money('bonus').notNull(),
  state: text('state', { enum: bonusStates }).notNull(),
  /** Number of the payment in the ledger. */
  orderId: uuid('order_id').notNull(),
};

/** Results of legions. */
export const guildResults = pgTable('guild_results', { ...place, ...result }, (table) => [
  primaryKey({ columns: [table.guildId, table.startsOn] }),
  index('guild_results_bet').on(table.startsOn, table.rankBet),
  index('guild_results_profit').on(table.startsOn, table.rankProfit),
  index('guild_results_rounds').on(table.startsOn, table.rankRounds),
  index('guild_results_odds').on(table.startsOn, table.rankOdds),
  index('guild_results_open').on(table.state, table.startsOn).where(sql`${table.state} in ('new', 'due')`),
  check('guild_results_bonus', sql`${table.bonus} >= 0 and (${table.bonus} > 0 or ${table.state} in ('new', 'none'))`),
]);

/** Results of their members, and each one's share of the legion's bonus. */
export const guildMemberResults = pgTable(
  'guild_member_results',
  { customerId: uuid('customer_id').notNull(), ...place, ...result },
  (table) => [
    primaryKey({ columns: [table.customerId, table.startsOn] }),
    index('guild_member_results_guild').on(table.guildId, table.startsOn),
    index('guild_member_results_age').on(table.startsOn),
    index('guild_member_results_due').on(table.startsOn, table.guildId).where(sql`${table.state} = 'due'`),
    check('guild_member_results_bonus', sql`${table.bonus} >= 0 and (${table.bonus} > 0) = (${table.state} <> 'none')`),
  ],
);

/** Tables of this domain. */
export const legionTables = {
  guildCodes,
  guildCycles,
  guildMemberResults,
  guildMembers,
  guildResults,
  guilds,
  guildScores,
  guildTotals,
  guildWeeks,
};
