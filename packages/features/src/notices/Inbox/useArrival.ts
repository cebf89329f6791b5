import { useEffect, useRef } from 'react';
import { useUnreadMessages } from '../../core/index.ts';

/**
 * Calls when a message has arrived: the live events carry only how many are not read, so that more of them than before means one. What waits
 * when the page begins is no arrival.
 */
export function useArrival(onArrival: (unread: number) => void): void {
  const unread = useUnreadMessages();
  const before = useRef<number>(undefined);
  const call = useRef(onArrival);
  useEffect(() => {
    call.current = onArrival;
  });
  useEffect(() => {
    if (unread !== undefined && before.current !== undefined && unread > before.current) call.current(unread);
    before.current = unread;
  }, [unread]);
}
