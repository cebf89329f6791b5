import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';

type Home = 'listJackpots' | 'listHotGames' | 'getVendorLanes' | 'listLiveTables' | 'listWinners';

/** Sections of the home (§2). */
export function homeHandlers({ homeLists }: Services): Pick<Handlers, Home> {
  return {
    listHotGames: async () => ({ list: await homeLists.hotGames() }),
    getVendorLanes: async () => ({ data: { lanes: await homeLists.vendorLanes() } }),
    listLiveTables: () => homeLists.liveTables(),
    listJackpots: async () => ({ pots: await homeLists.jackpots() }),
    listWinners: async () => ({ list: await homeLists.winners() }),
  };
}
