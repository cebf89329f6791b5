import * as z from 'zod/mini';
import { localText, promotionWagering } from '../promotions/promotion.ts';
import { amount } from '../wire/money.ts';
import { missionPeriods } from './mission.ts';

const rank = z.int().check(z.gte(1));

/** What each of some ranks is given, in the minor unit. */
export const leaderboardPrize = z.object({ from: rank, to: rank, amount: amount.check(z.gte(1)) });
export type LeaderboardPrize = z.infer<typeof leaderboardPrize>;

/** What a brand says of a leaderboard by turnover. */
export const leaderboardTerms = z.object({
  period: z.enum(missionPeriods),
  title: localText,
  /** By ranks, from the first on, without gaps or overlaps. */
  prizes: z.array(leaderboardPrize).check(z.minLength(1), z.maxLength(20)),
  wagering: promotionWagering,
  daysToUse: z.int().check(z.gte(1), z.lte(365)),
});
export type LeaderboardTerms = z.infer<typeof leaderboardTerms>;

/** One rank. */
export const leaderboardRow = z.object({
  rank,
  /** Masked but for its ends: `m***1`. */
  name: z.string(),
  /** Turnover of the period, in the minor unit. */
  score: amount,
  /** In the minor unit; absent where the rank has none. */
  prize: z.optional(amount),
  /** Whether it is the reader's own. */
  isOwn: z.boolean(),
});
export type LeaderboardRow = z.infer<typeof leaderboardRow>;

export const leaderboard = z.object({
  ...leaderboardTerms.shape,
  /** First day, of the brand's zone: `YYYY-MM-DD`. */
  startsOn: z.string(),
  /** ISO 8601. */
  endsAt: z.string(),
  /** Whether the result stands: prizes are paid from it, and nothing changes it. */
  isFrozen: z.boolean(),
  /** The first ranks. */
  rows: z.array(leaderboardRow),
  /** The member's own rank; absent where he has no turnover. */
  own: z.optional(leaderboardRow),
});
/** A leaderboard in one period, as a member reads it. */
export type Leaderboard = z.infer<typeof leaderboard>;
