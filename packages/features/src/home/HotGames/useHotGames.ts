import { type Game, listHotGames, toGame } from '@baize/contract';
import type { ListState } from '../listState.ts';
import { useList } from '../useList.ts';

/** The hot games (§7 "GET hot"). */
export const useHotGames = (isWanted: boolean): ListState<Game> =>
  useList({
    key: ['games', 'hot'],
    isWanted,
    load: async (client, signal) => (await client.send(listHotGames, {}, { signal })).list.map(toGame),
  });
