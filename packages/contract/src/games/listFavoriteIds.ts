import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { players } from './favorites.ts';

export const listFavoriteIds = defineCall({
  method: 'GET',
  path: 'games/favorites/ids',
  auth: players,
  summary: 'The `nodeId`s of the player’s favourite games, in the order of `listFavorites` (§3).',
  request: z.object({}),
  example: {},
  response: z.object({ content: z.array(z.string()) }),
});
