import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { players } from './favorites.ts';
import { wireGame } from './game.ts';

export const listFavorites = defineCall({
  method: 'GET',
  path: 'games/favorites',
  auth: players,
  summary: 'The player’s favourite games, the newest first, without those that have left the catalogue (§3).',
  request: z.object({}),
  example: {},
  response: z.object({ content: z.array(wireGame) }),
});
