import * as z from 'zod/mini';
import { vendorTypes } from '../games/game.ts';
import { amount, signedAmount } from '../wire/money.ts';

/** Hundredths of a percent: 50 is 0.5 %. */
const rate = z.int().check(z.gte(0), z.lte(10_000));

/** What the brand gives back of a type's turnover. */
export const rebateRate = z.object({ vendorType: z.enum(vendorTypes), rate });
export type RebateRate = z.infer<typeof rebateRate>;

/** Turnover of one type at one rate, with what it comes to. */
export const rebateLine = z.object({
  ...rebateRate.shape,
  /** Turnover of days that are over, less what was rebated before, in the minor unit. Negative where rounds were taken back since. */
  turnover: signedAmount,
  /** What it comes to: the floor of the whole turnover ever at this rate, less what the lines before it came to. */
  amount: signedAmount,
});
export type RebateLine = z.infer<typeof rebateLine>;

/** A rebate that was claimed. */
export const rebateClaim = z.object({
  claimId: z.string(),
  /** The last day that it has, of the brand's zone: `YYYY-MM-DD`. */
  day: z.string(),
  /** ISO 8601. */
  at: z.string(),
  amount,
  lines: z.array(rebateLine),
});
export type RebateClaim = z.infer<typeof rebateClaim>;

export const rebate = z.object({
  /** The last day that counts, of the brand's zone: `YYYY-MM-DD`. */
  day: z.string(),
  /** Of each type and rate what was not rebated yet; empty for an account that is given nothing. */
  lines: z.array(rebateLine),
  /** What a claim brings now, in the minor unit: all lines together, and 0 where that is nothing or the day was claimed. */
  claimable: amount,
  /** Whether this day's rebate was claimed: what came since is the next day's. */
  isClaimed: z.boolean(),
  /** What the brand gives back today, by type. */
  rates: z.array(rebateRate),
  /** The newest claims, the last one first. */
  claims: z.array(rebateClaim),
});
/** A member's rebate. */
export type Rebate = z.infer<typeof rebate>;
