import type { Services } from '../../services.ts';
import { refusedFields } from '../../wire/AppError.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { addFavorite, favoriteIds, favoritesOf, removeFavorite } from './favorites.ts';
import { popularGames } from './popular.ts';
import { recentGames } from './recent.ts';

type Lobby = 'getCatalogue' | 'getPopularGames' | 'getGameMenus' | 'listGameVendors';
type OwnGames = 'addFavorite' | 'removeFavorite' | 'listFavorites' | 'listFavoriteIds' | 'listRecentGames';

/** The lobby, and a player's own games (§2, §4). */
export function gameHandlers({
  database: { db },
  merchantCode: ownCode,
  catalogue,
  gameMenus,
}: Services): Pick<Handlers, Lobby | OwnGames> {
  return {
    getCatalogue: () => catalogue.current(),
    getPopularGames: ({ request }) => popularGames(db, request),
    getGameMenus: () => gameMenus.menus(),
    listGameVendors: async ({ request }) => {
      const { merchantCode = ownCode } = request;
      if (merchantCode !== ownCode) throw refusedFields([{ field: 'merchantCode', code: 'field_format_error' }]);
      return { vendors: await gameMenus.vendors() };
    },
    addFavorite: async (context) => {
      await addFavorite(db, signedIn(context).customerId, context.request.nodeId);
      return {};
    },
    removeFavorite: async (context) => {
      await removeFavorite(db, signedIn(context).customerId, context.request.nodeId);
      return {};
    },
    listFavorites: async (context) => ({ content: await favoritesOf(db, signedIn(context).customerId) }),
    listFavoriteIds: async (context) => ({ content: await favoriteIds(db, signedIn(context).customerId) }),
    listRecentGames: async (context) => ({ list: await recentGames(db, signedIn(context).customerId) }),
  };
}
