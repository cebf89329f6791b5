import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type Client, pollKnown, refusalOf, useClient } from '../core/index.ts';
import type { ListState } from './listState.ts';

interface ListQuery<Item> {
  key: QueryKey;
  /** False while the section is far from the screen: then nothing is loaded. */
  isWanted: boolean;
  load(client: Client, signal: AbortSignal): Promise<readonly Item[]>;
  /** Milliseconds that it counts as fresh. Default five minutes. */
  freshMs?: number;
  /** Milliseconds after which it is read again while it is looked at. Default never. */
  againMs?: number;
  /** What is already known of it. Default nothing. */
  known?: (() => readonly Item[] | undefined) | undefined;
}

/** A list of the home page, the same for everybody. */
export function useList<Item>({ key, isWanted, load, freshMs = 5 * 60_000, againMs, known }: ListQuery<Item>): ListState<Item> {
  const client = useClient();
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => load(client, signal),
    enabled: isWanted,
    staleTime: freshMs,
    ...(againMs !== undefined && { refetchInterval: pollKnown(againMs) }),
    ...(known && { initialData: known }),
  });
  // What has come is many tiles: they are drawn in slices, between which a touch is taken.
  const data = useDeferredValue(found);
  if (data) return data.length > 0 ? { status: 'ready', items: data } : { status: 'empty' };
  if (error) return { status: 'error', ...refusalOf(error), retry: () => void refetch() };
  return { status: 'loading', isPutOff: !isWanted };
}
