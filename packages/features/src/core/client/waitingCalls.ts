import type { Query, QueryClient } from '@tanstack/react-query';
import { deviceNow } from '../time/deviceTime.ts';

/** What has waited for its reply for too long: reads that a page shows nothing of yet, or orders alone; undefined for neither. */
export type LongWait = 'reads' | 'orders' | undefined;

/** Whether a part of the page has nothing to show until this read is answered. */
export const isAwaited = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' && query.state.data === undefined && query.isActive();

/**
 * Tells of calls that have waited for longer than `afterMs`, and when none has any more.
 * @param waitedMs what those have waited already that are under way at the beginning
 * @returns ends it
 */
export function watchWaiting(queries: QueryClient, afterMs: number, waitedMs: number, onChange: (wait: LongWait) => void): () => void {
  const begun = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: LongWait;

  function look(startedAt: number): void {
    const reads = queries.getQueryCache().getAll().filter(isAwaited);
    const hashes = new Set(reads.map(({ queryHash }) => queryHash));
    for (const hash of begun.keys()) if (!hashes.has(hash)) begun.delete(hash);
    for (const hash of hashes) if (!begun.has(hash)) begun.set(hash, startedAt);
    const orders = queries
      .getMutationCache()
      .getAll()
      .filter(({ state }) => state.status === 'pending');
    const submitted = orders.map(({ state }) => state.submittedAt);
    tell(isLong([...begun.values()]) ? 'reads' : isLong(submitted) ? 'orders' : undefined);
    clearTimeout(timer);
    const next = Math.min(...[...begun.values(), ...submitted].map((at) => at + afterMs - deviceNow()).filter((left) => left > 0));
    if (Number.isFinite(next)) timer = setTimeout(() => look(deviceNow()), next);
  }
  const isLong = (moments: number[]): boolean => moments.some((at) => deviceNow() - at >= afterMs);
  function tell(wait: LongWait): void {
    if (wait !== told) onChange(wait);
    told = wait;
  }

  look(deviceNow() - waitedMs);
  const onEvent = (): void => look(deviceNow());
  const stops = [queries.getQueryCache().subscribe(onEvent), queries.getMutationCache().subscribe(onEvent)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
