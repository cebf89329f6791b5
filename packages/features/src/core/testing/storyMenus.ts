import type { Calls, ResponseOf } from '@baize/contract';
import { storyGames } from './storyGames.ts';

const vendorOf = (vassalage: string, category: 'fishing' | 'lottery' | 'slots') => ({
  accountTypeName: vassalage,
  vassalage,
  categories: [category],
});

/** Menus of the navigation: live casino has more games than it lists. */
export const storyMenus: ResponseOf<Calls['getGameMenus']> = {
  groups: [
    {
      gameGroupCode: 'casino',
      labelName: { vi: 'Casino trực tuyến', en: 'Live casino' },
      gameMenus: [],
      games: storyGames.filter(({ gameType }) => gameType === 'liveBaccarat' || gameType === 'roulette'),
      gameCount: 24,
    },
    {
      gameGroupCode: 'fish',
      labelName: { vi: 'Bắn cá', en: 'Fish games' },
      gameMenus: [vendorOf('JDB', 'fishing')],
      games: [],
      gameCount: 1,
    },
    {
      gameGroupCode: 'lottery',
      labelName: { vi: 'Xổ số', en: 'Lottery' },
      gameMenus: [vendorOf('TF', 'lottery')],
      games: [],
      gameCount: 1,
    },
    {
      gameGroupCode: 'egame',
      labelName: { vi: 'Trò chơi điện tử', en: 'Electronic games' },
      gameMenus: [vendorOf('PG', 'slots')],
      games: [],
      gameCount: 1,
    },
  ],
};
