import { createHash } from 'node:crypto';
import { gameCategories, vendorTypes } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { type CatalogueGame, findVendor, generateCatalogue, vendors } from './index.ts';

const games = generateCatalogue();

function countBy(key: (game: CatalogueGame) => string, among: readonly CatalogueGame[] = games) {
  const counts = new Map<string, number>();
  for (const game of among) counts.set(key(game), (counts.get(key(game)) ?? 0) + 1);
  return counts;
}
const digest = (list: readonly CatalogueGame[]) => createHash('sha256').update(JSON.stringify(list)).digest('hex');

describe('generateCatalogue', () => {
  it('§9 game constants: has about 10,000 games', () => {
    expect(games).toHaveLength(10_000);
    expect(generateCatalogue(500)).toHaveLength(500);
    expect(generateCatalogue(3)).toHaveLength(3);
  });

  it('gives the same games in every run', () => {
    expect(digest(generateCatalogue())).toBe(digest(games));
    // Favourites and links hold these ids: an intended change of a word list needs the new digest here.
    expect(digest(games)).toBe('395c9eaec528ceeacf723c18974aa5f1429445f23092b5b1bc2df89672e9cf66');
  });

  it('keeps the ids of a smaller catalogue in a larger one', () => {
    const ids = new Set(games.map((game) => game.gameId));
    const kept = generateCatalogue(2_000).filter((game) => ids.has(game.gameId));
    expect(kept.length).toBeGreaterThan(1_900);
  });

  it('generates in under eight times what a copy by JSON takes', () => {
    /** In microseconds of this process, the least of three rounds: a busy machine changes nothing. */
    const spentBy = (work: () => unknown): number =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const start = process.cpuUsage();
          work();
          const { user, system } = process.cpuUsage(start);
          return user + system;
        }),
      );
    const generating = spentBy(() => generateCatalogue());
    const copying = spentBy(() => JSON.parse(JSON.stringify(games)));
    expect(generating / copying).toBeLessThan(8);
  });

  it('§3 vendor types: every one has games, and RNG most of them', () => {
    const counts = countBy((game) => game.vendorType);
    for (const type of vendorTypes) expect(counts.get(type) ?? 0, type).toBeGreaterThanOrEqual(100);
    expect(counts.get('RNG')).toBeGreaterThan(7_000);
    expect(counts.get('LIVE')).toBeGreaterThan(500);
  });

  it('§3 categories: every one has at least 60 games, and slots lead', () => {
    const counts = countBy((game) => game.category);
    for (const category of gameCategories) expect(counts.get(category) ?? 0, category).toBeGreaterThanOrEqual(60);
    expect(counts.get('slots')).toBeGreaterThan(5_000);
  });

  it('has no two games of one id, node or rank', () => {
    for (const key of ['gameId', 'nodeId', 'popularity'] as const)
      expect(new Set(games.map((game) => game[key])).size, key).toBe(games.length);
  });

  it('writes ids that any address and store can carry', () => {
    for (const game of games) expect(`${game.nodeId} ${game.gameId}`).toMatch(/^[A-Za-z0-9_-]{1,64} [A-Za-z0-9_-]{1,64}$/);
  });

  it('gives a vendor no name twice, in either language', () => {
    for (const key of ['nameVi', 'nameEn'] as const) {
      expect(new Set(games.map((game) => `${game.vassalage} ${game[key]}`)).size, key).toBe(games.length);
    }
  });

  it('names every game in both languages without stray spaces', () => {
    for (const game of games) {
      for (const name of [game.nameVi, game.nameEn]) expect(name).toMatch(/^\S+( \S+)*$/u);
      expect(game.nameVi.normalize('NFC')).toBe(game.nameVi);
    }
  });

  it('has each game sold by a vendor of its type', () => {
    for (const game of games) expect(findVendor(game.vassalage)?.types, game.gameId).toContain(game.vendorType);
    expect(new Set(games.map((game) => game.vassalage)).size).toBe(vendors.length);
  });

  it('offers demo play where no dealer, match or draw is needed', () => {
    for (const game of games) expect(game.hasDemo, game.gameId).toBe(['RNG', 'FISH', 'PVP', 'CONS'].includes(game.vendorType));
  });

  it('opens with a mix: no seven neighbours of the first page hold more than three slots', () => {
    const first = games.slice(0, 56);
    for (let at = 0; at < first.length; at += 7) {
      const seven = first.slice(at, at + 7);
      expect(countBy((game) => game.category, seven).get('slots') ?? 0).toBeLessThanOrEqual(3);
      expect(countBy((game) => game.category, seven).size).toBeGreaterThanOrEqual(5);
    }
    expect(countBy((game) => game.category, first).size).toBe(gameCategories.length);
    expect(first[0]?.nameVi).toBe('Rồng Vàng Megaways');
  });

  it('ranks by plays, most first, with marks on a few', () => {
    for (const [at, game] of games.entries()) expect(game.popularity).toBeLessThan(games[at - 1]?.popularity ?? Number.POSITIVE_INFINITY);
    const hot = games.filter((game) => game.isHot).length;
    const fresh = games.filter((game) => game.isNew).length;
    expect(hot).toBeGreaterThan(100);
    expect(hot).toBeLessThan(700);
    expect(fresh).toBeGreaterThan(200);
    expect(fresh).toBeLessThan(1_000);
  });
});

describe('findVendor', () => {
  it('finds a vendor by its code and nothing by another', () => {
    expect(findVendor('EVO')?.types).toEqual(['LIVE']);
    expect(findVendor('nobody')).toBeUndefined();
  });

  it('§9 knows the egame accounts and the sport vendors', () => {
    for (const code of ['TD', 'MGS', 'PG', 'PTU', 'AG']) expect(findVendor(code)?.types).toContain('RNG');
    for (const code of ['IMSB', 'AV', 'IMES', 'TF']) expect(findVendor(code)?.types).toContain('SPORTS');
  });
});
