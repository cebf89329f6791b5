import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { leaderboard } from './leaderboard.ts';
import { missionPeriods } from './mission.ts';

/** The running period, or the one before it. */
export const leaderboardTurns = ['current', 'last'] as const;
export type LeaderboardTurn = (typeof leaderboardTurns)[number];

export const getLeaderboard = defineCall({
  method: 'GET',
  path: 'missions/leaderboard',
  auth: ['member'],
  summary:
    'The first ranks by turnover with their prizes, and the member’s own rank. Of equal scores the one that was reached first is ahead.',
  request: z.object({ period: z.enum(missionPeriods), turn: z.enum(leaderboardTurns) }),
  example: { period: 'week', turn: 'current' },
  /** Absent where the brand has no leaderboard of the period. */
  response: z.object({ leaderboard: z.optional(leaderboard) }),
});
