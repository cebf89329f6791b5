import * as z from 'zod/mini';

/** Lists of the page: those that draw every few minutes, the national ones, and those of other countries. */
export const lotteryGroups = ['quick', 'national', 'international'] as const;

/** Code of a lottery: `fast5`. */
export const lotteryCode = z.string().check(z.regex(/^[a-z0-9]{1,24}$/));
/** Number of a period: the day on which it is drawn, and its place on that day where there are several: `20261122-0451`, `20261122`. */
export const periodNumber = z.string().check(z.regex(/^\d{8}(?:-\d{4})?$/));
/** Numbers of a draw, in the order in which they are drawn. */
export const drawnNumbers = z.array(z.int().check(z.gte(0), z.lte(999_999))).check(z.minLength(1), z.maxLength(30));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const lotteryPeriod = z.object({
  period: periodNumber,
  /** ISO 8601, each: bets are taken from then on; orders can be cancelled until then; bets are taken until then; numbers are drawn then. */
  opensAt: z.string(),
  cancelUntil: z.string(),
  closesAt: z.string(),
  drawsAt: z.string(),
  /** SHA-256 of the seed that draws it, in hexadecimal: published before it opens. Absent where the numbers come from outside. */
  commitment: z.optional(sha256),
});
/** A period that is not drawn yet. */
export type LotteryPeriod = z.infer<typeof lotteryPeriod>;

export const lotteryDraw = z.object({
  period: periodNumber,
  numbers: drawnNumbers,
  /** ISO 8601. */
  drawnAt: z.string(),
  commitment: z.optional(sha256),
  /** The seed itself, 32 bytes in hexadecimal: told once the numbers are drawn. */
  seed: z.optional(sha256),
  /** Names of the two sources outside the gateway that agreed on the numbers; absent where the seed has drawn them. */
  sources: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.length(2))),
});
/** A result, with all that a check of it needs; a result from outside has no seed, and can't be computed. */
export type LotteryDraw = z.infer<typeof lotteryDraw>;
