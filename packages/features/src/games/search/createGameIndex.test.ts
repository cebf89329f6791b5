import type { Game } from '@baize/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { storyGame } from '../../core/testing/index.ts';
import { createGameIndex } from './createGameIndex.ts';
import { type FinderQuery, readFinderQuery, writeFinderQuery } from './finderQuery.ts';

const game = (vi: string, en: string, more: Partial<Game> = {}): Game => ({ ...storyGame, nodeId: vi, name: { vi, en }, ...more });
const games = [
  game('Đại Bàng Rồng', 'Dragon Eagle', { vendor: 'JDB', vassalage: 'JDB', isNew: true }),
  game('Rồng Vàng Megaways', 'Golden Dragon Megaways', { hasDemo: false }),
  game('Vua Rồng Vàng', 'King of the Golden Dragon'),
  game('Cá Lớn Nuốt Cá Bé', 'Big Fish Eats Small Fish', { category: 'fishing', vendorType: 'FISH', vendor: 'JDB', vassalage: 'JDB' }),
  game('Ẩn Số', 'Hidden Number', { isHot: false }),
];
const everything: FinderQuery = { text: '', features: [], sort: 'popular' };
const categoryWords: Partial<Record<Game['category'], string>> = { slots: 'Slots Nổ hũ', fishing: 'Fishing Bắn cá' };
const index = createGameIndex(games, ({ category }) => categoryWords[category] ?? '');
const find = (query: Partial<FinderQuery>, language: 'vi' | 'en' = 'vi') =>
  index.find({ ...everything, ...query }, language).map(({ name }) => name.vi);

describe('the finder', () => {
  it.each([
    ['rong vang', ['Rồng Vàng Megaways', 'Vua Rồng Vàng']],
    ['RỒNG vàng', ['Rồng Vàng Megaways', 'Vua Rồng Vàng']],
    ['vàng rồng', ['Rồng Vàng Megaways', 'Vua Rồng Vàng']],
    ['dai bang', ['Đại Bàng Rồng']],
    ['golden', ['Rồng Vàng Megaways', 'Vua Rồng Vàng']],
    ['  jdb   ca ', ['Cá Lớn Nuốt Cá Bé']],
    ['ban ca', ['Cá Lớn Nuốt Cá Bé']],
    ['an so', ['Ẩn Số']],
    ['(*)', games.map(({ name }) => name.vi)],
    ['không có trò này', []],
  ])('finds by %j', (text, expected) => {
    expect(find({ text })).toEqual(expected);
  });

  it('puts names that begin with the text first, then the most played', () => {
    expect(find({ text: 'rong' })).toEqual(['Rồng Vàng Megaways', 'Đại Bàng Rồng', 'Vua Rồng Vàng']);
    expect(find({ text: 'dragon' }, 'en')).toEqual(['Đại Bàng Rồng', 'Rồng Vàng Megaways', 'Vua Rồng Vàng']);
  });

  it('narrows by vendor, type, category and features', () => {
    expect(find({ vendor: 'JDB' })).toEqual(['Đại Bàng Rồng', 'Cá Lớn Nuốt Cá Bé']);
    expect(find({ vendorType: 'FISH' })).toEqual(['Cá Lớn Nuốt Cá Bé']);
    expect(find({ category: 'fishing', text: 'rong' })).toEqual([]);
    expect(find({ features: ['new'] })).toEqual(['Đại Bàng Rồng']);
    expect(find({ features: ['hot', 'demo'] })).toEqual(['Đại Bàng Rồng', 'Vua Rồng Vàng', 'Cá Lớn Nuốt Cá Bé']);
  });

  it('sorts by name in the language of the page, and by newness', () => {
    expect(find({ sort: 'name' })[0]).toBe('Ẩn Số');
    expect(find({ sort: 'name' }, 'en')[0]).toBe('Cá Lớn Nuốt Cá Bé');
    expect(find({ sort: 'new' })[0]).toBe('Đại Bàng Rồng');
    expect(find({ sort: 'name', text: 'rong' }).at(-1)).toBe('Vua Rồng Vàng');
  });

  it('finds the same letter by letter as at once, and after letters are taken away', () => {
    for (const text of ['r', 'ro', 'ron', 'rong ', 'rong v', 'rong', 'ro', 'v', 'vang ro'])
      expect(find({ text })).toEqual(
        createGameIndex(games, () => '')
          .find({ ...everything, text }, 'vi')
          .map(({ name }) => name.vi),
      );
  });

  it('gives the same array for the same question', () => {
    expect(index.find({ ...everything, text: 'rong' }, 'vi')).toBe(index.find({ ...everything, text: 'Rồng ' }, 'vi'));
  });
});

describe('with 100,000 games', () => {
  const heads = ['Rồng', 'Phượng', 'Kho Báu', 'Cá Lớn', 'Đại Bàng', 'Vua', 'Hổ', 'Sen', 'Ngọc', 'Sấm'];
  const many = Array.from({ length: 100_000 }, (_, row) =>
    game(`${heads[row % 10]} ${heads[(row * 7) % 10]} ${row}`, `Game ${row}`, { nodeId: `n${row}` }),
  );
  const large = createGameIndex(many, () => 'Slots');
  beforeAll(() => void large.find({ ...everything, text: 'x' }, 'vi'));

  it('a letter costs less than a frame of this process', () => {
    const typed = ['r', 'ro', 'ron', 'rong', 'rong v', 'rong vu', 'rong vua'];
    const spent = typed.map((text) => {
      const begun = process.cpuUsage();
      large.find({ ...everything, text }, 'vi');
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1000;
    });
    // Wide enough for a slow machine; a search that reads every text anew takes ten times that.
    expect(Math.min(...spent.slice(1))).toBeLessThan(16);
    expect(spent.reduce((sum, one) => sum + one, 0) / spent.length).toBeLessThan(60);
  });
});

describe('the address of a search', () => {
  it('says all of it, and reads it back', () => {
    const query: FinderQuery = {
      text: 'rồng & cá',
      vendorType: 'RNG',
      vendor: 'PG',
      category: 'slots',
      features: ['hot', 'demo'],
      isFavorite: true,
      sort: 'name',
    };
    expect(readFinderQuery(writeFinderQuery(query))).toEqual(query);
    expect(writeFinderQuery(everything)).toBe('');
  });

  it('leaves out what it does not know', () => {
    const read = readFinderQuery(`?q=${'x'.repeat(500)}&type=EVIL&category=%3Cscript%3E&with=hot,gold,new&sort=price`);
    expect(read).toEqual({
      ...everything,
      text: 'x'.repeat(80),
      features: ['hot', 'new'],
      vendorType: undefined,
      vendor: undefined,
      category: undefined,
    });
  });
});
