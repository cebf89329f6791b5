import { useCallback, useSyncExternalStore } from 'react';
import { deviceNow } from '../../core/index.ts';
import { watchMoments } from './watchMoments.ts';

/**
 * Whether a moment has passed by the gateway's clock: the component is drawn again when that changes.
 * @param moment milliseconds since 1970; undefined never passes
 * @param aheadMs by which the gateway's clock is ahead of this device's
 */
export function useHasClosed(moment: number | undefined, aheadMs: number): boolean {
  const read = useCallback(() => moment !== undefined && deviceNow() + aheadMs >= moment, [moment, aheadMs]);
  const subscribe = useCallback(
    (look: () => void) =>
      watchMoments({
        look,
        dueIn: () => (moment === undefined || read() ? Number.POSITIVE_INFINITY : moment - deviceNow() - aheadMs),
      }),
    [moment, aheadMs, read],
  );
  return useSyncExternalStore(subscribe, read);
}
