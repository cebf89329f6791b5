import * as z from 'zod/mini';
import { vendorTypes } from '../games/game.ts';
import { amount, signedAmount } from '../wire/money.ts';

/** State of a round: its game may still pay, or has ended it. */
export const betStates = ['open', 'settled'] as const;
export type BetState = (typeof betStates)[number];

/** Which rounds of a period are meant; all of them where nothing is said. */
export const betFilter = z.object({
  vendorType: z.optional(z.enum(vendorTypes)),
  gameId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  state: z.optional(z.enum(betStates)),
});

/** A round that the player has bet in. */
export const bet = z.object({
  /** Tells it from every other: a round's name is its game's own. */
  id: z.string().check(z.minLength(1)),
  /** The game's own name of the round. */
  roundId: z.string(),
  game: z.object({ vi: z.string(), en: z.string() }),
  /** Name of the vendor; empty for a game that has left the catalogue. */
  vendor: z.string(),
  /** Absent for a game that has left the catalogue. */
  vendorType: z.optional(z.enum(vendorTypes)),
  state: z.enum(betStates),
  /** Stakes without those taken back, in the minor unit. */
  bet: amount,
  /** Wins so far, in the minor unit. */
  win: amount,
  /** `win` less `bet`. */
  net: signedAmount,
  /** ISO 8601. */
  openedAt: z.string(),
  /** ISO 8601; absent while it is open. */
  endedAt: z.optional(z.string()),
});
export type Bet = z.infer<typeof bet>;
