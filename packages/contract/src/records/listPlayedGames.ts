import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { period } from './period.ts';

/** Games that are listed at most; other games are found by their type. */
export const mostPlayedGames = 200;

const playedGame = z.object({
  gameId: z.string().check(z.minLength(1)),
  /** Its id, where it has left the catalogue. */
  name: z.object({ vi: z.string(), en: z.string() }),
});
/** A game that rounds may be asked for by. */
export type PlayedGame = z.infer<typeof playedGame>;

export const listPlayedGames = defineCall({
  method: 'GET',
  path: 'records/bets/games',
  auth: ['trial', 'member', 'agent'],
  summary: 'The games that the player has bet in during these days, the last played first: what `listBets` may be asked for by `gameId`.',
  request: z.object({ ...period.shape }),
  example: { from: '2026-11-20', to: '2026-11-21' },
  response: z.object({ games: z.array(playedGame).check(z.maxLength(mostPlayedGames)) }),
  errors: ['validation_failed'],
});
