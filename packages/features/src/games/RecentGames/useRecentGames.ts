import { listRecentGames, toGame } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { recentGamesQueryKey, usePlayerAccount } from '../../core/index.ts';
import type { OwnGamesState } from '../ownGamesState.ts';
import { useOwnGames } from '../useOwnGames.ts';

/**
 * The games that the player has opened last (§7 "GET recent"), the last one first.
 * @param launchingId node id of the game whose launch is under way: once it is over the list is read again
 */
export function useRecentGames(launchingId: string | undefined): OwnGamesState {
  const queries = useQueryClient();
  const account = usePlayerAccount();
  const launched = useRef(launchingId);
  useEffect(() => {
    if (launched.current !== undefined && launchingId === undefined) {
      void queries.invalidateQueries({ queryKey: recentGamesQueryKey(account ?? '') });
    }
    launched.current = launchingId;
  }, [queries, account, launchingId]);
  return useOwnGames({
    account,
    keyOf: recentGamesQueryKey,
    load: async (client, signal) => (await client.send(listRecentGames, {}, { signal })).list.map(toGame),
  });
}
