import { type Game, getPopularGames, type HomeGroup, type ResponseOf, toGame } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type Client, type Read, type Refused, refusalOf, useClient } from '../../core/index.ts';

/** Loading, failed with a way to try again, empty, or the games of the group. */
export type PopularGamesState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  /** `isChanging`: the games of the former group stay until the new ones have come. */
  | { status: 'ready'; games: readonly Game[]; total: number; isChanging: boolean };

/** Asks for the most played games of one home group (§7 games/popular). */
export const popularGamesQuery = (client: Client, group: HomeGroup): Read<ResponseOf<typeof getPopularGames>> => ({
  queryKey: ['games', 'popular', group],
  queryFn: ({ signal }) => client.send(getPopularGames, { group }, { signal }),
  staleTime: 5 * 60_000,
});

/** The most played games of one home group (§7 games/popular). */
export function usePopularGames(group: HomeGroup): PopularGamesState {
  const client = useClient();
  const {
    data: found,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...popularGamesQuery(client, group),
    select: ({ games, total }) => ({ games: games.map(toGame), total }),
    placeholderData: keepPreviousData,
  });
  // What has come is many tiles: they are drawn in slices, between which a touch is taken.
  const data = useDeferredValue(found);
  if (data) return data.games.length > 0 ? { status: 'ready', ...data, isChanging: isPlaceholderData } : { status: 'empty' };
  if (error) return { status: 'error', ...refusalOf(error), retry: () => void refetch() };
  return { status: 'loading' };
}
