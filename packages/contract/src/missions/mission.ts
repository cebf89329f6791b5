import * as z from 'zod/mini';
import { localText, promotionWagering } from '../promotions/promotion.ts';
import { amount } from '../wire/money.ts';

/** What a mission counts: stakes of rounds that are over, such rounds, types of games played, deposits that were credited, days of check-in. */
export const missionMeasures = ['turnover', 'rounds', 'vendors', 'deposits', 'checkIns'] as const;
export type MissionMeasure = (typeof missionMeasures)[number];

/** A day of the brand's zone, or a week of it that begins on Monday. */
export const missionPeriods = ['day', 'week'] as const;
export type MissionPeriod = (typeof missionPeriods)[number];

/** What a brand says of a mission. */
export const missionTerms = z.object({
  missionId: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  title: localText,
  measure: z.enum(missionMeasures),
  /** How much of it; of the turnover in the minor unit. */
  target: amount.check(z.gte(1)),
  period: z.enum(missionPeriods),
  /** What it brings, in the minor unit. */
  reward: amount.check(z.gte(1)),
  wagering: promotionWagering,
  /** Days in which the reward has to be wagered. */
  daysToUse: z.int().check(z.gte(1), z.lte(365)),
});
export type MissionTerms = z.infer<typeof missionTerms>;

export const mission = z.object({
  ...missionTerms.shape,
  /** First day of the period, of the brand's zone: `YYYY-MM-DD`. */
  startsOn: z.string(),
  /** ISO 8601: until then it counts. */
  endsAt: z.string(),
  /** Whether it counts now: one of the period before can still be claimed. */
  isCurrent: z.boolean(),
  /** How much there is of the measure; it may be more than the target. */
  progress: amount,
  state: z.enum(['open', 'claimable', 'claimed']),
});
/** A mission as a member has it in one period. */
export type Mission = z.infer<typeof mission>;
