import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isAwaited, type LongWait, watchWaiting } from './waitingCalls.ts';

/** Milliseconds of silence after which a player is told of it. */
const patienceMs = 10_000;

/** A gateway that is silent. */
export interface Waiting {
  wait: LongWait;
  /** Makes the reads that wait once more, in place of those that are under way. Orders are never repeated. */
  retry(): void;
}

/**
 * Tells when the page has waited for ten seconds for a reply.
 * @param waitedMs what the calls have waited that are under way when this is first drawn. Default 0
 */
export function useLongWait(waitedMs = 0): Waiting {
  const queries = useQueryClient();
  const [wait, setWait] = useState<LongWait>();
  useEffect(() => watchWaiting(queries, patienceMs, waitedMs, setWait), [queries, waitedMs]);
  const retry = useCallback(() => {
    const hashes = new Set(
      queries
        .getQueryCache()
        .getAll()
        .filter(isAwaited)
        .map(({ queryHash }) => queryHash),
    );
    const awaited = { predicate: ({ queryHash }: { queryHash: string }) => hashes.has(queryHash) };
    void queries.cancelQueries(awaited).then(() => queries.refetchQueries(awaited));
  }, [queries]);
  return { wait, retry };
}
