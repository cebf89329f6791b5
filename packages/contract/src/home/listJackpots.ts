import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount, currencies } from '../wire/money.ts';

/** The pots of a progressive jackpot, the largest first. */
export const jackpotLevels = ['grand', 'major', 'minor', 'mini'] as const;
export type JackpotLevel = (typeof jackpotLevels)[number];

const wireJackpot = z.object({
  level: z.enum(jackpotLevels),
  /** Current amount, in the minor unit. */
  amount,
  currency: z.enum(currencies),
});
/** A pot and what it would pay now, in the minor unit. */
export type Jackpot = z.infer<typeof wireJackpot>;

export const listJackpots = defineCall({
  method: 'GET',
  path: 'games/jackpots',
  auth: 'public',
  summary: 'The pots of the progressive jackpot as they stand, the largest first; none where no provider has one.',
  request: z.object({}),
  example: {},
  response: z.object({ pots: z.array(wireJackpot) }),
});
