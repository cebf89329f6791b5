import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { favoriteRequest, players } from './favorites.ts';

export const addFavorite = defineCall({
  method: 'POST',
  path: 'games/favorite',
  auth: players,
  summary: 'Puts a game among the player’s favourites (§4); one that is among them already stays where it is.',
  request: favoriteRequest,
  example: { nodeId: '10001' },
  response: z.object({}),
  errors: ['game_not_found', 'favorites_full'],
});
