import { messageArrivalsQueryKey, useArrivals, useSession } from '../../core/index.ts';

/**
 * Calls when messages have come since the page began, with how many are not read now: the live events carry only that, so that more of them than
 * before means one. What came before anybody could tell waits.
 */
export function useArrival(onArrival: (unread: number) => void): void {
  const session = useSession();
  useArrivals<number>(messageArrivalsQueryKey(session.status === 'loggedIn' ? session.account : ''), (counts) => {
    const unread = counts.at(-1);
    if (unread !== undefined) onArrival(unread);
  });
}
