import { addFavorite, favoriteIds, favoritesOf, removeFavorite } from '../../plugins/app/games/favorites.ts';
import { launch, launchRoom } from '../../plugins/app/games/launch.ts';
import { playResult, unfinishedRounds } from '../../plugins/app/games/playerRounds.ts';
import { popularGames } from '../../plugins/app/games/popular.ts';
import { listRooms } from '../../plugins/app/games/pvpRooms.ts';
import { recentGames } from '../../plugins/app/games/recent.ts';
import type { Services } from '../../services.ts';
import { refusedFields } from '../../wire/AppError.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';

type Lobby = 'getCatalogue' | 'getPopularGames' | 'getGameMenus' | 'listGameVendors' | 'launchGame' | 'listPvpRooms' | 'launchPvpRoom';
type Home = 'listJackpots' | 'listOpenedNumbers' | 'listHotGames' | 'getVendorLanes' | 'listLiveTables' | 'listWinners';
type OwnGames =
  | 'getPlayResult'
  | 'listUnfinishedRounds'
  | 'addFavorite'
  | 'removeFavorite'
  | 'listFavorites'
  | 'listFavoriteIds'
  | 'listRecentGames';

/** The lobby, a player's own games, and the way into a game (§3, §4). */
export function gameHandlers({
  database: { db },
  config,
  settings,
  provider,
  catalogue,
  gameMenus,
  homeLists,
}: Services): Pick<Handlers, Lobby | Home | OwnGames> {
  return {
    getCatalogue: () => catalogue.current(),
    getPopularGames: ({ request }) => popularGames(db, request),
    getGameMenus: () => gameMenus.menus(),
    listGameVendors: async ({ request }) => {
      const { merchantCode = config.merchantCode } = request;
      if (merchantCode !== config.merchantCode) throw refusedFields([{ field: 'merchantCode', code: 'field_format_error' }]);
      return { vendors: await gameMenus.vendors() };
    },
    launchGame: ({ request, identity, language }) =>
      launch({ db, provider, settings, merchantCode: config.merchantCode, identity, language }, request),
    listPvpRooms: async ({ identity }) => ({ rooms: await listRooms(db, identity?.customerId) }),
    launchPvpRoom: ({ request, identity, language }) =>
      launchRoom({ db, provider, settings, merchantCode: config.merchantCode, identity, language }, request),

    listHotGames: async () => ({ list: await homeLists.hotGames() }),
    getVendorLanes: async () => ({ data: { lanes: await homeLists.vendorLanes() } }),
    listLiveTables: () => homeLists.liveTables(),
    listJackpots: async () => ({ pots: await homeLists.jackpots() }),
    listOpenedNumbers: async () => ({ list: await homeLists.openedNumbers() }),
    listWinners: async () => ({ list: await homeLists.winners() }),

    getPlayResult: (context) => playResult(db, signedIn(context).customerId, context.request),
    listUnfinishedRounds: async (context) => ({ list: await unfinishedRounds(db, signedIn(context).customerId) }),

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
