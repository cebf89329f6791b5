import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { favoriteRequest, players } from './favorites.ts';

export const removeFavorite = defineCall({
  method: 'DELETE',
  path: 'games/favorite',
  auth: players,
  summary: 'Takes a game out of the player’s favourites (§4); one that is not among them, or not in the catalogue any more, is no error.',
  request: favoriteRequest,
  example: { nodeId: '10001' },
  response: z.object({}),
});
