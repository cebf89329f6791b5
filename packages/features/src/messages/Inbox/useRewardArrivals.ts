import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { rewardArrivalsQueryKey, usePlayerAccount } from '../../core/index.ts';

/**
 * Calls when rewards have come since the page began, with how many: each once, those that come at once together. What waited before is in the
 * badge alone, and what came before anybody could tell it is told at once.
 */
export function useRewardArrivals(onArrivals: (count: number) => void): void {
  const queries = useQueryClient();
  const account = usePlayerAccount() ?? '';
  const { data: untold } = useQuery<number>({ queryKey: rewardArrivalsQueryKey(account), queryFn: skipToken });
  const call = useRef(onArrivals);
  useEffect(() => {
    call.current = onArrivals;
  });
  useEffect(() => {
    if (!untold) return;
    // As it is now, not as it was drawn: each is taken out before it is told.
    const count = queries.getQueryData<number>(rewardArrivalsQueryKey(account)) ?? 0;
    queries.setQueryData(rewardArrivalsQueryKey(account), 0);
    if (count > 0) call.current(count);
  }, [queries, account, untold]);
}
