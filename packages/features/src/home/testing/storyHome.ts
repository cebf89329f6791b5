import type { Calls, ResponseOf } from '@baize/contract';
import { storyGames } from '../../core/testing/index.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, 60 - minute)).toISOString();
const named = ['ng***', 'th***', 'le***', 'mi***', 'qu***'];

export const storyWinners: ResponseOf<Calls['listWinners']> = {
  list: named.flatMap((nickname, place) => {
    const game = storyGames[place];
    return game ? [{ nickname, amount: 4_820_000 - place * 700_000, currency: 'VND' as const, time: at(place), game }] : [];
  }),
};

const live = storyGames.filter(({ vendorType }) => vendorType === 'LIVE');
export const storyTables: ResponseOf<Calls['listLiveTables']> = {
  tables: live.map((game, place) => ({ game, players: place === 0 ? 12 : 0 })),
  total: 750,
};

export const storyLanes: ResponseOf<Calls['getVendorLanes']> = {
  data: { lanes: ['PG', 'JDB', 'AG'].map((title) => ({ title, cards: storyGames.filter(({ vassalage }) => vassalage === title) })) },
};

export function storyBanners(titles: readonly string[]): ResponseOf<Calls['getNotices']> {
  const banners = titles.map((title, id) => ({
    id: `b${id}`,
    startDateStr: at(id),
    title,
    content: 'Tất cả trò chơi ở một nơi, tìm theo tên, nhà cung cấp và thể loại.',
    linkUrl: `/games?n=${id}`,
  }));
  return { player: [], banners, popup: [], hot: [] };
}
