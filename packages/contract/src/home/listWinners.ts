import * as z from 'zod/mini';
import { type Game, toGame, wireGame } from '../games/game.ts';
import { defineCall } from '../wire/call.ts';
import { amount, currencies } from '../wire/money.ts';

const wireWinner = z.object({
  /** The first two letters of the nickname and three stars: nobody is named. */
  nickname: z.string(),
  /** Win of the round, in the minor unit. */
  amount,
  currency: z.enum(currencies),
  /** ISO 8601: when the round ended. */
  time: z.string(),
  game: wireGame,
});

/** §1 "winners list". */
export const listWinners = defineCall({
  method: 'GET',
  path: 'games/winners',
  auth: 'public',
  summary: 'The rounds of the last week that paid at least ten times their bets, the newest first, at most 10; names are masked.',
  request: z.object({}),
  example: {},
  response: z.object({ list: z.array(wireWinner) }),
});

/** A big win under the portal’s own names. */
export interface Winner extends Omit<z.infer<typeof wireWinner>, 'game'> {
  game: Game;
}

/** Gives a win of the wire the names that the portal uses. */
export const toWinner = ({ game, ...rest }: z.infer<typeof wireWinner>): Winner => ({ ...rest, game: toGame(game) });
