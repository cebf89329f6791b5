import * as z from 'zod/mini';
import { wireGame } from '../games/game.ts';
import { defineCall } from '../wire/call.ts';

export const listHotGames = defineCall({
  method: 'GET',
  path: 'games/hot',
  auth: 'public',
  summary: 'The games that are marked as hot, most played first, at most 21 (§3, §7 "GET hot").',
  request: z.object({}),
  example: {},
  response: z.object({ list: z.array(wireGame) }),
});
