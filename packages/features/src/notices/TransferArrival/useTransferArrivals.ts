import type { LiveEventOf } from '@baize/contract';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { transferArrivalsQueryKey, useSession } from '../../core/index.ts';

/** Money that has come from another account. */
export type TransferArrival = LiveEventOf<'transferReceived'>;

/**
 * Calls once for each transfer that has come to an agent since the page began.
 * @param onArrival undefined as long as nothing can be told: what comes meanwhile waits
 */
export function useTransferArrivals(onArrival: ((arrival: TransferArrival) => void) | undefined): void {
  const queries = useQueryClient();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : '';
  const { data: waiting } = useQuery<TransferArrival[]>({ queryKey: transferArrivalsQueryKey(account), queryFn: skipToken });
  const call = useRef(onArrival);
  useEffect(() => {
    call.current = onArrival;
  });
  const canTell = onArrival !== undefined;
  useEffect(() => {
    if (!canTell || !waiting?.length) return;
    // As it is now, not as it was drawn: each is taken out before it is told.
    const arrivals = queries.getQueryData<TransferArrival[]>(transferArrivalsQueryKey(account)) ?? [];
    queries.setQueryData(transferArrivalsQueryKey(account), []);
    for (const arrival of arrivals) call.current?.(arrival);
  }, [queries, account, waiting, canTell]);
}
