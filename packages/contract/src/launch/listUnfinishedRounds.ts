import * as z from 'zod/mini';
import { type Game, toGame, wireGame } from '../games/game.ts';
import { defineCall } from '../wire/call.ts';
import { amount, currencies } from '../wire/money.ts';

const wireUnfinished = z.object({
  game: wireGame,
  /** Rounds of this game that were begun and not settled. */
  rounds: z.int().check(z.gte(1)),
  /** Stakes, in the minor unit. */
  bet: amount,
  currency: z.enum(currencies),
  /** ISO 8601: when the last of them was begun. */
  openedAt: z.string(),
});

export const listUnfinishedRounds = defineCall({
  method: 'GET',
  path: 'games/unfinished',
  auth: ['member'],
  summary: 'Games in which the caller has begun a round and not ended it, the last one first, at most 20; a launch goes on with the round.',
  request: z.object({}),
  example: {},
  response: z.object({ list: z.array(wireUnfinished) }),
});

/** A game with a round that waits to be ended, under the portal’s own names. */
export interface UnfinishedRounds extends Omit<z.infer<typeof wireUnfinished>, 'game'> {
  game: Game;
}

/** Gives what waits to be ended the names that the portal uses. */
export const toUnfinishedRounds = ({ game, ...rest }: z.infer<typeof wireUnfinished>): UnfinishedRounds => ({
  ...rest,
  game: toGame(game),
});
