import * as z from 'zod/mini';
import { period } from '../records/period.ts';
import { defineCall } from '../wire/call.ts';
import { signedAmount } from '../wire/money.ts';
import { downlineNames, teamDay, teamFigures } from './team.ts';

/** My income stands beside the figures of the team. */
const income = {
  /** Dividends and salaries that came to the agent himself, less those that he paid to his downline. */ income: signedAmount,
};
const overviewDay = z.extend(teamDay, income);
/** One day of a team, with the agent's own income. */
export type OverviewDay = z.infer<typeof overviewDay>;
const overviewFigures = z.extend(teamFigures, income);
/** A team's figures over some days, with the agent's own income. */
export type OverviewFigures = z.infer<typeof overviewFigures>;

const bestDownline = z.extend(downlineNames, { members: z.int(), active: z.number(), bets: signedAmount, netWin: signedAmount });
/** A direct downline by the bets of its team. */
export type BestDownline = z.infer<typeof bestDownline>;

const newcomer = z.extend(downlineNames, {
  /** ISO 8601. */
  joinedAt: z.string(),
  /** Nickname of the agent directly above, where that is not the caller. */
  via: z.optional(z.string()),
  /** Code of the invitation. */
  code: z.optional(z.string()),
  hasDeposited: z.boolean(),
});
/** An account that was opened lately in the team. */
export type Newcomer = z.infer<typeof newcomer>;

const teamOverview = z.object({
  /** As it is at this moment. */
  now: z.object({
    /** What all of the team have: balances, stakes in play, and withdrawals that are not paid yet. */
    balance: signedAmount,
    /** Accounts below the agent, at any depth. */
    members: z.int(),
    /** Of the team, with the portal open. */
    online: z.int(),
    /** ISO 8601. */
    at: z.string(),
  }),
  figures: overviewFigures,
  /** The period that it is compared with: as many days right before, or for a month the same days of the one before. */
  previous: period,
  before: overviewFigures,
  /** Days that have begun, the oldest first; one without anything is all zero. */
  days: z.array(overviewDay),
  daysBefore: z.array(overviewDay),
  /** By the bets of their teams, at most five. */
  best: z.array(bestDownline),
  /** The newest first, at most five. */
  newest: z.array(newcomer),
});
/** A team at a glance. */
export type TeamOverview = z.infer<typeof teamOverview>;

export const getTeamOverview = defineCall({
  method: 'GET',
  path: 'agent/overview',
  auth: ['agent'],
  summary: 'The agent’s team in these days, beside the period before (§2 "team overview"). The figures are at most five seconds old.',
  request: period,
  example: { from: '2026-11-20', to: '2026-11-21' },
  response: teamOverview,
  errors: ['validation_failed'],
});
