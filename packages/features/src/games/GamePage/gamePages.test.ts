import { toGame } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { storyGames } from '../../core/testing/index.ts';
import { gamePages } from './gamePageNames.ts';
import { gamePageRows, isOnGamePage, vendorsOnPage } from './gamePages.ts';

const games = storyGames.map(toGame);
const [slot] = games;
if (!slot) throw new Error('no game');
const sport = (vassalage: string) => ({ ...slot, vassalage, vendor: vassalage, vendorType: 'SPORTS', category: 'sports' }) as const;

describe('§2 pages of games', () => {
  it.each([
    ['casino', ['AG', 'EVO', 'SV388']],
    ['egame', ['PG']],
    ['fish', ['JDB']],
    ['lottery', ['TF']],
    ['chess', ['KX']],
    ['sports', []],
    ['jackpots', []],
  ] as const)('%s has the games of %j', (page, vendors) => {
    const own = games.filter((game) => isOnGamePage(page, game));
    expect([...new Set(own.map(({ vassalage }) => vassalage))]).toEqual(vendors);
    expect(vendorsOnPage(page, own).map(({ vassalage }) => vassalage)).toEqual(vendors);
  });

  it('§9 competitive has AV, IMES and TF alone, sports begin with IMSB', () => {
    const sports = ['TF', 'SV388', 'IMES', 'IMSB'].map(sport);
    expect(sports.filter((game) => isOnGamePage('competitive', game)).map(({ vassalage }) => vassalage)).toEqual(['TF', 'IMES']);
    expect(vendorsOnPage('sports', sports).map(({ vassalage }) => vassalage)).toEqual(['IMSB', 'TF', 'SV388', 'IMES']);
    expect(gamePageRows.sports.defaultVendor).toBe('IMSB');
  });

  it('a jackpot is on its own page too, whatever its vendor', () => {
    const jackpot = { ...slot, category: 'jackpot' } as const;
    expect(gamePages.filter((page) => isOnGamePage(page, jackpot))).toEqual(['egame', 'jackpots']);
  });

  it('the address names a lottery by its vassalage, everything else by page', () => {
    const { lottery, ...others } = gamePageRows;
    expect(lottery.parameter).toBe('vassalage');
    expect(new Set(Object.values(others).map(({ parameter }) => parameter))).toEqual(new Set(['page']));
  });
});
