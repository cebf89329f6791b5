import type { LiveEventOf } from '@baize/contract';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { transferArrivalsQueryKey, useAccount } from '../../core/index.ts';

/** Money that has come from another account. */
export type TransferArrival = LiveEventOf<'transferReceived'>;

/** Of one call, in the order in which they came. */
export type TransferArrivals = readonly [TransferArrival, ...TransferArrival[]];

/**
 * Calls with the transfers that have come to an agent since the page began, with each once.
 * @param onArrivals undefined as long as nothing can be told: what comes meanwhile waits
 */
export function useTransferArrivals(onArrivals: ((arrivals: TransferArrivals) => void) | undefined): void {
  const queries = useQueryClient();
  const account = useAccount();
  const { data: waiting } = useQuery<TransferArrival[]>({ queryKey: transferArrivalsQueryKey(account), queryFn: skipToken });
  const call = useRef(onArrivals);
  useEffect(() => {
    call.current = onArrivals;
  });
  const canTell = onArrivals !== undefined;
  useEffect(() => {
    if (!canTell || !waiting?.length) return;
    // As it is now, not as it was drawn: each is taken out before it is told.
    const [first, ...rest] = queries.getQueryData<TransferArrival[]>(transferArrivalsQueryKey(account)) ?? [];
    queries.setQueryData(transferArrivalsQueryKey(account), []);
    if (first) call.current?.([first, ...rest]);
  }, [queries, account, waiting, canTell]);
}
