import * as z from 'zod/mini';
import { localText } from '../../promotions/promotion.ts';
import { amount } from '../../wire/money.ts';

/** A rain that has not begun, one that can be caught, and one that is over. */
export const rainStates = ['coming', 'running', 'over'] as const;
export type RainState = (typeof rainStates)[number];

/** Who pays a rain. */
export const rainPayers = ['house', 'agent'] as const;

/** What everybody is told of a rain. */
export const rain = z.object({
  rainId: z.uuid(),
  title: localText,
  state: z.enum(rainStates),
  payer: z.enum(rainPayers),
  /** What all its envelopes hold together, and how many there are. */
  pool: amount,
  pieces: z.int().check(z.gte(1)),
  /** ISO 8601. */
  startsAt: z.string(),
  endsAt: z.string(),
});
export type Rain = z.infer<typeof rain>;

/** What a member has caught. */
export const rainClaim = z.object({ amount, at: z.string() });
export type RainClaim = z.infer<typeof rainClaim>;

/** A rain as a member sees it. */
export const seenRain = z.extend(rain, {
  /** What he has caught of it: one envelope a member. */
  claim: z.optional(rainClaim),
  /** Of a running rain: whether none is left. */
  isEmpty: z.optional(z.boolean()),
});
export type SeenRain = z.infer<typeof seenRain>;
