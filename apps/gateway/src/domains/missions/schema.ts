import type { LeaderboardTerms, MissionTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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

/** The brand's leaderboards by turnover: one for each period. */
export const leaderboards = pgTable('leaderboards', {
  period: text('period').primaryKey(),
  terms: jsonb('terms').$type<LeaderboardTerms>().notNull(),
  isOff: boolean('is_off').notNull().default(false),
  /** First day of the oldest period whose result does not stand yet. What changes later of days before it counts for that period. */
  frozenTo: day('frozen_to').notNull(),
});

const turn = {
  period: text('period').notNull(),
  /** First day of the period, of the brand's zone. */
  startsOn: day('starts_on').notNull(),
};

/** Turnover of a member in a period, as the follower of the figures counts it. */
export const leaderboardScores = pgTable(
  'leaderboard_scores',
  {
    customerId: uuid('customer_id').notNull(),
    ...turn,
    /** Below zero where more was taken back than was played. */
    score: money('score').notNull(),
    /** When the last round of it ended: of equal scores the earlier one is ahead. */
    reachedAt: timestamp('reached_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.period, table.startsOn] }),
    index('leaderboard_scores_order')
      .on(table.period, table.startsOn, table.score.desc(), table.reachedAt, table.customerId)
      .where(sql`${table.score} > 0`),
  ],
);

/** How many members of a period have a score in a bucket; of level 0 a bucket is a hundred of level 1. */
export const leaderboardBuckets = pgTable(
  'leaderboard_buckets',
  { ...turn, level: integer('level').notNull(), bucket: integer('bucket').notNull(), members: integer('members').notNull() },
  (table) => [primaryKey({ columns: [table.period, table.startsOn, table.level, table.bucket] })],
);

export const prizeStates = ['none', 'due', 'paid', 'withheld'] as const;

/** First ranks of a period that is over. Nothing changes them; prizes are paid from them. */
export const leaderboardResults = pgTable(
  'leaderboard_results',
  {
    customerId: uuid('customer_id').notNull(),
    ...turn,
    rank: integer('rank').notNull(),
    score: money('score').notNull(),
    prize: money('prize').notNull(),
    /** Withheld from an account that may be given nothing when it is paid. */
    state: text('state', { enum: prizeStates }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.period, table.startsOn] }),
    index('leaderboard_results_rank').on(table.period, table.startsOn, table.rank),
    index('leaderboard_results_due').on(table.startsOn).where(sql`${table.state} = 'due'`),
    check('leaderboard_results_prize', sql`${table.prize} >= 0 and (${table.prize} > 0) = (${table.state} <> 'none')`),
  ],
);

/** Tables of this domain. */
export const missionsTables = { leaderboardBuckets, leaderboardResults, leaderboards, leaderboardScores, missionClaims, missions };
