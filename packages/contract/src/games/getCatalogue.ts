import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { type Game, gameCategories, vendorTypes } from './game.ts';

const texts = z.array(z.string());
const indexes = z.array(z.int().check(z.gte(0)));

/** Every game at once, each field a column of its own: alike values stand side by side and pack well. */
const columns = z.object({
  gameId: texts,
  nodeId: texts,
  /** Names by language. */
  vi: texts,
  en: texts,
  /** Place in the list of vendors. */
  vendor: indexes,
  /** Place in {@link vendorTypes}. */
  vendorType: indexes,
  /** Place in {@link gameCategories}. */
  category: indexes,
  /** Sum of {@link gameMarks}. */
  marks: indexes,
});

/** Marks of a game in the catalogue, summed up as bits. */
export const gameMarks = { hot: 1, new: 2, demo: 4 } as const;

/** §3 "Games": the whole catalogue for the finder, most played first. */
export const getCatalogue = defineCall({
  method: 'GET',
  path: 'games/catalogue',
  auth: 'public',
  versioned: true,
  summary: 'The whole catalogue, compact, most played first: it travels once for each version, which the permission tells (§3).',
  request: z.object({ /** The permission’s `catalogueVersion`: a reply of the same one may be kept for good. */ version: z.string() }),
  example: { version: 'of another time' },
  response: z.object({
    version: z.string(),
    /** `accountTypeName` and `vassalage` of §3. */
    vendors: z.array(z.object({ name: z.string(), vassalage: z.string() })),
    /** Addresses of the pictures, with `{category}` and `{gameId}` to be filled in; `{width}` stays in the addresses of games. */
    art: z.object({ small: z.string(), large: z.string() }),
    games: columns,
  }),
});

type Catalogue = z.infer<typeof getCatalogue.response>;

/** The catalogue's rows under the portal’s own names; a row whose vendor, type or category is unknown is left out. */
export function gamesOf({ vendors, art, games }: Catalogue): Game[] {
  const found: Game[] = [];
  games.gameId.forEach((gameId, row) => {
    const vendor = vendors[games.vendor[row] ?? -1];
    const vendorType = vendorTypes[games.vendorType[row] ?? -1];
    const category = gameCategories[games.category[row] ?? -1];
    const [nodeId, vi, en, marks = 0] = [games.nodeId[row], games.vi[row], games.en[row], games.marks[row]];
    if (!vendor || !vendorType || !category || nodeId === undefined || vi === undefined || en === undefined) return;
    const address = (template: string): string => template.replace('{category}', category).replace('{gameId}', encodeURIComponent(gameId));
    found.push({
      nodeId,
      gameId,
      name: { vi, en },
      vendor: vendor.name,
      vassalage: vendor.vassalage,
      vendorType,
      category,
      smallArt: address(art.small),
      largeArt: address(art.large),
      isHot: (marks & gameMarks.hot) !== 0,
      isNew: (marks & gameMarks.new) !== 0,
      hasDemo: (marks & gameMarks.demo) !== 0,
    });
  });
  return found;
}
