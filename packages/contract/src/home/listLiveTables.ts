import * as z from 'zod/mini';
import { type Game, toGame, wireGame } from '../games/game.ts';
import { defineCall } from '../wire/call.ts';

const wireTable = z.object({ game: wireGame, /** Players who have it open now. */ players: z.int().check(z.gte(0)) });

/** §3 vendor type LIVE: those that are played now come first. */
export const listLiveTables = defineCall({
  method: 'GET',
  path: 'games/live_tables',
  auth: 'public',
  summary: 'Live tables, those with the most players first, then the most played; and how many there are (§3).',
  request: z.object({}),
  example: {},
  response: z.object({ tables: z.array(wireTable), total: z.int().check(z.gte(0)) }),
});

/** A live table under the portal’s own names. */
export interface LiveTable {
  game: Game;
  /** Players who have it open now. */
  players: number;
}

/** Gives a table of the wire the names that the portal uses. */
export const toLiveTable = ({ game, players }: z.infer<typeof wireTable>): LiveTable => ({ game: toGame(game), players });
