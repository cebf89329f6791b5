import { listFavorites, toGame } from '@baize/contract';
import { useMemo } from 'react';
import { favoritesQueryKey, usePlayerAccount } from '../../core/index.ts';
import type { OwnGamesState } from '../ownGamesState.ts';
import { useOwnGames } from '../useOwnGames.ts';

/**
 * The player's favourite games (§7 "GET favorite list"), the newest first.
 * @param ids what the set says now: a game that was taken out is gone before the list is read again. Undefined while it is not known.
 */
export function useFavoriteGames(ids: ReadonlySet<string> | undefined): OwnGamesState {
  const state = useOwnGames({
    account: usePlayerAccount(),
    keyOf: favoritesQueryKey,
    load: async (client, signal) => (await client.send(listFavorites, {}, { signal })).content.map(toGame),
  });
  const games = state.status === 'ready' ? state.games : undefined;
  const kept = useMemo(() => (ids ? games?.filter(({ nodeId }) => ids.has(nodeId)) : games), [games, ids]);
  if (!kept) return state;
  return kept.length > 0 ? { status: 'ready', games: kept } : { status: 'empty' };
}
