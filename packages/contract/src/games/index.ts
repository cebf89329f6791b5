import { addFavorite } from './addFavorite.ts';
import { getCatalogue } from './getCatalogue.ts';
import { getGameMenus } from './getGameMenus.ts';
import { getPopularGames } from './getPopularGames.ts';
import { listFavoriteIds } from './listFavoriteIds.ts';
import { listFavorites } from './listFavorites.ts';
import { listGameVendors } from './listGameVendors.ts';
import { listRecentGames } from './listRecentGames.ts';
import { removeFavorite } from './removeFavorite.ts';

export { addFavorite } from './addFavorite.ts';
export { type ArtSize, type ArtWidth, artAt, artWidths } from './art.ts';
export { type Game, type GameCategory, gameCategories, toGame, type VendorType, vendorTypes, type WireGame } from './game.ts';
export {
  defaultSportVendor,
  type GameGroup,
  gameGroups,
  isInGroup,
  menuVendorsIn,
  type SellingVendor,
  vendorsIn,
  vendorTypesOf,
} from './gameGroups.ts';
export { gameMarks, gamesOf, getCatalogue } from './getCatalogue.ts';
export { getGameMenus, type MenuVendor, toMenuVendors } from './getGameMenus.ts';
export { getPopularGames, type HomeGroup, homeGroups } from './getPopularGames.ts';
export { listFavoriteIds } from './listFavoriteIds.ts';
export { listFavorites } from './listFavorites.ts';
export { type GameVendor, listGameVendors, toGameVendor } from './listGameVendors.ts';
export { listRecentGames } from './listRecentGames.ts';
export { removeFavorite } from './removeFavorite.ts';

/** Calls of this domain by name. */
export const gamesCalls = {
  getCatalogue,
  getPopularGames,
  getGameMenus,
  listGameVendors,
  addFavorite,
  removeFavorite,
  listFavorites,
  listFavoriteIds,
  listRecentGames,
} as const;
