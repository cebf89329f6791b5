import { gamesOf, getCatalogue, getGameMenus, limits, vendorsIn } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 3_000 });
});
afterAll(() => gateway.close());

const catalogue = async () => gamesOf(getCatalogue.response.parse((await call(gateway.url, 'getCatalogue', { version: '' })).body.value));
const groups = async () => getGameMenus.response.parse((await call(gateway.url, 'getGameMenus', {})).body.value).groups;
const group = async (code: string) => {
  const found = (await groups()).find(({ gameGroupCode }) => gameGroupCode === code);
  if (!found) throw new Error(`no group ${code}`);
  return found;
};
const codesOf = (menus: readonly { vassalage: string }[]): string[] => menus.map(({ vassalage }) => vassalage);

describe('§3 menu groups', () => {
  test('§9 live casino lists its 13 most played games, and the number of all', async () => {
    const live = (await catalogue()).filter(({ vendorType }) => vendorType === 'LIVE');
    const casino = await group('casino');
    expect(casino.games.map(({ nodeId }) => nodeId)).toEqual(live.slice(0, limits.liveMenuGames).map(({ nodeId }) => nodeId));
    expect(casino.gameCount).toBe(live.length);
    expect(live.length).toBeGreaterThan(13);
  });

  test('§9 the market, competitive and egame have their own vendors, and no games of their own in the menu', async () => {
    expect(codesOf((await group('sportMarket')).gameMenus).filter((code) => ['IMSB', 'AV', 'IMES', 'TF'].includes(code))).toEqual([]);
    expect(codesOf((await group('competitive')).gameMenus).sort()).toEqual(['AV', 'IMES', 'TF']);
    expect(codesOf((await group('sports')).gameMenus)[0]).toBe('IMSB');
    expect(codesOf((await group('egame')).gameMenus)).toEqual(['TD', 'MGS', 'PG', 'PTU', 'AG']);
    for (const { gameGroupCode, games } of await groups())
      expect([gameGroupCode, games.length > 0]).toEqual([gameGroupCode, ['casino', 'sports'].includes(gameGroupCode)]);
  });

  test('§9 sports names the game that the navigation launches: one of the default vendor', async () => {
    expect((await group('sports')).games.map(({ vassalage, vendorType }) => [vassalage, vendorType])).toEqual([['IMSB', 'SPORTS']]);
  });

  test('a vendor’s entry lists its categories in this group alone', async () => {
    const fish = await group('fish');
    expect(fish.gameMenus.length).toBeGreaterThan(0);
    for (const { categories } of fish.gameMenus) expect(categories).toEqual(['fishing']);
    const games = (await catalogue()).filter(({ vassalage, vendorType }) => vassalage === 'PG' && vendorType === 'RNG');
    const pg = (await group('egame')).gameMenus.find(({ vassalage }) => vassalage === 'PG');
    expect(new Set(pg?.categories)).toEqual(new Set(games.map(({ category }) => category)));
  });
});

describe('§7 game vendors', () => {
  test('lists the vendors of the catalogue with their types, ordered by their most played games', async () => {
    const { vendors } = (await call(gateway.url, 'listGameVendors', { merchantCode: 'baize' })).body.value;
    const games = await catalogue();
    expect(new Set(codesOf(vendors))).toEqual(new Set(games.map(({ vassalage }) => vassalage)));
    expect(vendors[0].vassalage).toBe(games[0]?.vassalage);
    const types = new Set(games.filter(({ vassalage }) => vassalage === 'AG').map(({ vendorType }) => vendorType));
    expect(new Set(vendors.find(({ vassalage }: { vassalage: string }) => vassalage === 'AG').vendorTypes)).toEqual(types);
    expect(codesOf(vendorsIn('chess', vendors)).length).toBeGreaterThan(0);
  });

  test('refuses another merchant at its field', async () => {
    const reply = await call(gateway.url, 'listGameVendors', { merchantCode: 'other' });
    expect([reply.status, reply.body.errorCode, reply.body.details?.fields?.[0]?.field]).toEqual([
      400,
      'validation_failed',
      'merchantCode',
    ]);
  });
});
