import * as z from 'zod/mini';
import { amount } from '../../wire/money.ts';
import { rain } from './rain.ts';

/** A rain as an agent sees it. */
export const teamRain = z.extend(rain, {
  /** He pays it himself. */
  isOwn: z.boolean(),
  /** An agent of his team pays it, whose downlines are his as well. */
  isBelow: z.optional(z.boolean()),
  /** What his downlines have caught of it, and how many of them. */
  caught: amount,
  catchers: z.int().check(z.gte(0)),
  /** Of an own rain that is settled: what returned to his main wallet. */
  returned: z.optional(amount),
});
export type TeamRain = z.infer<typeof teamRain>;
