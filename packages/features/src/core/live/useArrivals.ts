import { type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** What has come since the last call, in its order. */
export type Arrivals<Arrival> = readonly [Arrival, ...Arrival[]];

/**
 * Calls with what waits in the cache to be told, with each once, and takes it out.
 * @param queryKey of the list that the live events write
 * @param onArrivals undefined as long as nothing can be told: what comes meanwhile waits
 */
export function useArrivals<Arrival>(queryKey: QueryKey, onArrivals: ((arrivals: Arrivals<Arrival>) => void) | undefined): void {
  const queries = useQueryClient();
  const { data: waiting } = useQuery<Arrival[]>({ queryKey, queryFn: skipToken });
  const latest = useRef({ queryKey, onArrivals });
  useEffect(() => {
    latest.current = { queryKey, onArrivals };
  });
  const canTell = onArrivals !== undefined;
  useEffect(() => {
    if (!canTell || !waiting?.length) return;
    const told = latest.current;
    // As it is now, not as it was drawn: each is taken out before it is told.
    const [first, ...rest] = queries.getQueryData<Arrival[]>(told.queryKey) ?? [];
    queries.setQueryData(told.queryKey, []);
    if (first !== undefined) told.onArrivals?.([first, ...rest]);
  }, [queries, waiting, canTell]);
}
