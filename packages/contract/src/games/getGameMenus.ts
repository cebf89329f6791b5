import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { type GameCategory, gameCategories, wireGame } from './game.ts';
import { gameGroups } from './gameGroups.ts';

/** §3 "Menu groups": one for each entry of the navigation. */
export const getGameMenus = defineCall({
  method: 'GET',
  path: 'games/game_menus',
  auth: 'public',
  summary:
    'What the menus of the navigation list: of each group its vendors by §9, of live casino the most played games, and of sports the one that is launched (§2, §3).',
  request: z.object({}),
  example: {},
  response: z.object({
    groups: z.array(
      z.object({
        gameGroupCode: z.enum(gameGroups),
        labelName: z.object({ vi: z.string(), en: z.string() }),
        gameMenus: z.array(
          z.object({
            accountTypeName: z.string(),
            vassalage: z.string(),
            /** §3 "Game categories" of which the vendor has games in this group. */
            categories: z.array(z.enum(gameCategories)),
          }),
        ),
        /**
         * For casino the first games (§9 "Live menu limit"), for sports the game that the navigation launches (§9 "default
         * sports"); empty for every other group, whose menu lists vendors.
         */
        games: z.array(wireGame),
        /** Games of the group: with more than the menu has, the menu ends in "More" (§2). */
        gameCount: z.int().check(z.gte(0)),
      }),
    ),
  }),
});

/** A vendor in a menu, under the portal’s own names. */
export interface MenuVendor {
  /** As shown. */
  name: string;
  /** Value in addresses: the `vassalage` or `page` of §2’s routes. */
  vassalage: string;
  /** Of its games in this group. */
  categories: readonly GameCategory[];
}

/** The vendors of a menu group’s `gameMenus`. */
export const toMenuVendors = (menus: z.infer<typeof getGameMenus.response>['groups'][number]['gameMenus']): MenuVendor[] =>
  menus.map(({ accountTypeName: name, ...rest }) => ({ name, ...rest }));
