import type { Game } from '@baize/contract';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type Client, refusalOf, useClient } from '../core/index.ts';
import type { OwnGamesState } from './ownGamesState.ts';

interface OwnGamesQuery {
  /** Undefined for a user who has no such list. */
  account: string | undefined;
  keyOf(account: string): QueryKey;
  load(client: Client, signal: AbortSignal): Promise<readonly Game[]>;
}

/** A list of games that the gateway keeps of a player. */
export function useOwnGames({ account, keyOf, load }: OwnGamesQuery): OwnGamesState {
  const client = useClient();
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: keyOf(account ?? ''),
    queryFn: ({ signal }) => load(client, signal),
    enabled: account !== undefined,
    // Another window, in which a game is open, may have changed it: a user who comes back sees it as it is.
    staleTime: 0,
  });
  // What has come is many tiles: they are drawn in slices, between which a touch is taken.
  const data = useDeferredValue(found);
  if (account === undefined) return { status: 'none' };
  if (data) return data.length > 0 ? { status: 'ready', games: data } : { status: 'empty' };
  if (error) return { status: 'error', ...refusalOf(error), retry: () => void refetch() };
  return { status: 'loading' };
}
