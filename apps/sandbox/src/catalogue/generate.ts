import type { VendorType } from '@baize/contract';
import type { CatalogueGame } from './CatalogueGame.ts';
import { composeName } from './compose.ts';
import { type CuratedGame, curatedGames } from './curated.ts';
import { allot, plan } from './plan.ts';
import { createRandom, hashOf, type Random } from './random.ts';
import { findVendor, type Vendor, vendorsOf } from './vendors.ts';
import type { Word } from './words/Word.ts';

/** Demo play needs a game without a dealer, a match or a draw. */
const demoTypes: readonly VendorType[] = ['RNG', 'FISH', 'PVP', 'CONS'];
const idLimit = 64;

function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Remembers what a vendor already has, by name in either language and by id. */
function createShelf() {
  const taken = new Set<string>();
  return {
    /** The id that the game gets, or undefined when the vendor already has such a game. */
    place(vendor: string, name: Word): string | undefined {
      const gameId = `${slugOf(vendor)}-${slugOf(name.en)}`.slice(0, idLimit);
      const keys = [gameId, `${vendor} ${name.vi}`, `${vendor} ${name.en}`];
      if (keys.some((key) => taken.has(key))) return undefined;
      for (const key of keys) taken.add(key);
      return gameId;
    },
  };
}
type Shelf = ReturnType<typeof createShelf>;

function pickVendor(random: Random, vendors: readonly Vendor[]): Vendor | undefined {
  let ticket = random.next() * vendors.reduce((sum, vendor) => sum + vendor.weight, 0);
  for (const vendor of vendors) {
    ticket -= vendor.weight;
    if (ticket < 0) return vendor;
  }
  return vendors[0];
}

/** Most titles are sold by one vendor only; after some tries another vendor may have a table of the same name. */
function nameFor(random: Random, shelf: Shelf, everywhere: Set<string>, compose: (random: Random) => Word, vendor: Vendor) {
  for (let attempt = 0; ; attempt++) {
    const drawn = compose(random);
    // A series number ends the search where a vendor's list of plain names is used up.
    const name = attempt < 40 ? drawn : { vi: `${drawn.vi} ${attempt - 38}`, en: `${drawn.en} ${attempt - 38}` };
    if (attempt < 12 && everywhere.has(name.vi)) continue;
    const gameId = shelf.place(vendor.code, name);
    if (gameId === undefined) continue;
    everywhere.add(name.vi);
    return { name, gameId };
  }
}

type Draft = Omit<CatalogueGame, 'nodeId' | 'popularity' | 'hasDemo'>;

function curatedDraft(shelf: Shelf, game: CuratedGame): Draft {
  const { mark, ...rest } = game;
  const gameId = shelf.place(game.vassalage, { vi: game.nameVi, en: game.nameEn });
  if (gameId === undefined) throw new Error(`Curated twice: ${game.vassalage} ${game.nameEn}`);
  return { gameId, ...rest, vendor: findVendor(game.vassalage)?.name ?? game.vassalage, isHot: mark === 'hot', isNew: mark === 'new' };
}

function generatedDrafts(shelf: Shelf, curated: readonly Draft[], size: number): Draft[] {
  const counts = allot(size);
  return plan.flatMap(({ vendorType, category }, at) => {
    // A stream for each row: a smaller catalogue is then a part of the larger one, under the same ids.
    const random = createRandom(`${vendorType} ${category}`);
    const sellers = vendorsOf(vendorType, category);
    const everywhere = new Set(curated.map((game) => game.nameVi));
    return Array.from({ length: counts[at] ?? 0 }, (): Draft => {
      const vendor = pickVendor(random, sellers);
      if (vendor === undefined) throw new Error(`No vendor sells ${vendorType} ${category}`);
      const { name, gameId } = nameFor(random, shelf, everywhere, composeName[category], vendor);
      const isHot = random.chance(0.035);
      const isNew = !isHot && random.chance(0.06);
      return { gameId, vendor: vendor.name, vassalage: vendor.code, vendorType, category, nameVi: name.vi, nameEn: name.en, isHot, isNew };
    });
  });
}

/** Plays fall with the rank as on a real portal: steeply at first, then a long tail; never a tie. */
function withPopularity(drafts: readonly Draft[]): CatalogueGame[] {
  const floor = drafts.length;
  return drafts.map((draft, rank) => ({
    nodeId: `n${hashOf(draft.gameId, 7).toString(36)}`,
    ...draft,
    popularity: Math.round(900_000 / (1 + rank / 60)) + (floor - rank),
    hasDemo: demoTypes.includes(draft.vendorType),
  }));
}

/**
 * The seeded catalogue, most popular first: the same games in every process and on every machine.
 * @param size how many games, about 10,000 by default
 */
export function generateCatalogue(size = 10_000): CatalogueGame[] {
  const shelf = createShelf();
  const curated = curatedGames.slice(0, size).map((game) => curatedDraft(shelf, game));
  const others = generatedDrafts(shelf, curated, Math.max(0, size - curated.length));
  return withPopularity([...curated, ...createRandom('ranking').shuffle(others)]);
}
