import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { wireGame } from './game.ts';

/** The groups of the home page's category row; each is one vendor type, or one category across them. */
export const homeGroups = ['popular', 'sports', 'casino', 'slots', 'fish', 'esports', 'lottery', 'cards', 'jackpot', 'mini'] as const;
export type HomeGroup = (typeof homeGroups)[number];

export const getPopularGames = defineCall({
  method: 'GET',
  path: 'games/popular',
  auth: 'public',
  summary: 'The most played games of one home group, most played first (§7).',
  request: z.object({
    group: z._default(z.enum(homeGroups), 'popular'),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 21),
  }),
  example: { size: 3 },
  response: z.object({ games: z.array(wireGame), /** Games in the whole catalogue. */ total: z.int().check(z.gte(0)) }),
});
