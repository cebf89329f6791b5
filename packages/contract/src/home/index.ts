import { getVendorLanes } from './getVendorLanes.ts';
import { listHotGames } from './listHotGames.ts';
import { listJackpots } from './listJackpots.ts';
import { listLiveTables } from './listLiveTables.ts';
import { listWinners } from './listWinners.ts';

export { getVendorLanes, toVendorLanes, type VendorLane } from './getVendorLanes.ts';
export { listHotGames } from './listHotGames.ts';
export { type Jackpot, type JackpotLevel, jackpotLevels, listJackpots } from './listJackpots.ts';
export { type LiveTable, listLiveTables, toLiveTable } from './listLiveTables.ts';
export { listWinners, toWinner, type Winner } from './listWinners.ts';

/** Calls of this domain by name. */
export const homeCalls = { listHotGames, getVendorLanes, listLiveTables, listWinners, listJackpots } as const;
