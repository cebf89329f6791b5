import { listPvpRooms, type PvpRoom, toPvpRoom } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { pollKnown, type Refused, refusalOf, sessionQueryKey, useClient, useSession } from '../../core/index.ts';

/** Loading, failed with a way to try again, none, or the rooms: the most played game’s first. */
export type PvpRoomsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | { status: 'ready'; rooms: readonly PvpRoom[] };

export interface PvpRoomsOptions {
  /** Whose rooms alone; undefined for all of them. */
  vendor: string | undefined;
  /** Id of the room whose launch is under way: once it is over the seats are counted again. */
  launchingId: string | undefined;
}

/** Milliseconds after which the seats are counted again while somebody looks at them. */
const againMs = 10_000;

/** §7 "GET PVP rooms", with the player’s own seat where there is one. */
export function usePvpRooms({ vendor, launchingId }: PvpRoomsOptions): PvpRoomsState {
  const client = useClient();
  const queries = useQueryClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : undefined;
  const queryKey = useMemo(() => [sessionQueryKey, account, 'pvpRooms'], [account]);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.send(listPvpRooms, {}, { signal })).rooms.map(toPvpRoom),
    staleTime: againMs,
    refetchInterval: pollKnown(againMs),
  });
  const launched = useRef(launchingId);
  useEffect(() => {
    if (launched.current !== undefined && launchingId === undefined) void queries.invalidateQueries({ queryKey });
    launched.current = launchingId;
  }, [queries, queryKey, launchingId]);
  if (data) {
    const rooms = vendor === undefined ? data : data.filter(({ game }) => game.vassalage === vendor);
    return rooms.length > 0 ? { status: 'ready', rooms } : { status: 'empty' };
  }
  if (error) return { status: 'error', ...refusalOf(error), retry: () => void refetch() };
  return { status: 'loading' };
}
