import { type LiveTable, listLiveTables, toLiveTable } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { pollKnown, refusalOf, useClient } from '../../core/index.ts';
import type { ListState } from '../listState.ts';

/** Milliseconds after which the tables are counted again while somebody looks at them. */
const againMs = 30_000;

/** Live tables and how many there are in all; undefined until it is known. */
export interface LiveTables {
  state: ListState<LiveTable>;
  total: number | undefined;
}

/** Live tables, those with the most players first. */
export function useLiveTables(isWanted: boolean): LiveTables {
  const client = useClient();
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: ['games', 'live'],
    queryFn: ({ signal }) => client.send(listLiveTables, {}, { signal }),
    select: ({ tables, total }) => ({ items: tables.map(toLiveTable), total }),
    enabled: isWanted,
    staleTime: againMs,
    refetchInterval: pollKnown(againMs),
  });
  // What has come is many tiles: they are drawn in slices, between which a touch is taken.
  const data = useDeferredValue(found);
  const total = data?.total;
  if (data) return { state: data.items.length > 0 ? { status: 'ready', items: data.items } : { status: 'empty' }, total };
  if (error) return { state: { status: 'error', ...refusalOf(error), retry: () => void refetch() }, total };
  return { state: { status: 'loading', isPutOff: !isWanted }, total };
}
