import type { LiveEventOf } from '@baize/contract';
import { type Arrivals, transferArrivalsQueryKey, useArrivals, useSession } from '../../core/index.ts';

/** Money that has come from another account. */
export type TransferArrival = LiveEventOf<'transferReceived'>;

/**
 * Calls with the transfers that have come to an agent since the page began, with each once.
 * @param onArrivals undefined as long as nothing can be told: what comes meanwhile waits
 */
export function useTransferArrivals(onArrivals: ((arrivals: Arrivals<TransferArrival>) => void) | undefined): void {
  const session = useSession();
  useArrivals(transferArrivalsQueryKey(session.status === 'loggedIn' ? session.account : ''), onArrivals);
}
