import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { players } from './favorites.ts';
import { wireGame } from './game.ts';

export const listRecentGames = defineCall({
  method: 'GET',
  path: 'games/recent',
  auth: players,
  summary: 'The games that the player has opened for real, the last one first, each once, at most 20 (§3).',
  request: z.object({}),
  example: {},
  response: z.object({ list: z.array(wireGame) }),
});
