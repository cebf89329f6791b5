import * as z from 'zod/mini';
import { localText, promotionWagering } from '../../promotions/promotion.ts';

/** Bounds of a rain, in the minor unit and pieces. */
export const rainBounds = {
  pieces: { min: 1, max: 10_000 },
  /** In the minor unit. */
  pool: { min: 1, max: 1_000_000_000_000 },
  /** What an envelope holds at least. */
  leastPiece: 1,
  minutes: { min: 1, max: 60 },
  /** Days ahead that an agent may announce a rain. */
  daysAhead: 7,
  /** Of a rain that an agent pays. */
  agentPieces: { min: 1, max: 500 },
  /** Rains of one agent that are announced or falling. */
  atOnce: 5,
} as const;

/** What a brand says of a rain. */
export const rainTerms = z.object({
  title: localText,
  pool: z.int().check(z.gte(rainBounds.pool.min), z.lte(rainBounds.pool.max)),
  pieces: z.int().check(z.gte(rainBounds.pieces.min), z.lte(rainBounds.pieces.max)),
  /** What an envelope holds at least. */
  least: z.int().check(z.gte(rainBounds.leastPiece)),
  /** ISO 8601. */
  startsAt: z.string(),
  minutes: z.int().check(z.gte(rainBounds.minutes.min), z.lte(rainBounds.minutes.max)),
  /** The same rain again, so many minutes after it has begun; once without it. */
  everyMinutes: z.optional(z.int().check(z.gte(5), z.lte(10_080))),
  wagering: promotionWagering,
  /** Days in which what was caught has to be wagered. */
  daysToWager: z.int().check(z.gte(1), z.lte(365)),
});
export type RainTerms = z.infer<typeof rainTerms>;
