import { useCallback, useSyncExternalStore } from 'react';
import { deviceNow } from '../../core/index.ts';
import { watchMoments } from './watchMoments.ts';

const secondMs = 1_000;
export const dayMs = 86_400_000;
/** From so many days on only whole days are told. */
const toldDays = 2;
/** Whether a time is told in days. */
export const isInDays = (leftMs: number): boolean => leftMs >= toldDays * dayMs;

/** What a countdown tells at a moment: whole seconds, of a long time whole days, and 0 once it is over. */
function timeLeft(closesAt: number, now: number): number {
  const left = Math.max(0, closesAt - Math.floor(now / secondMs) * secondMs);
  return isInDays(left) ? Math.floor(left / dayMs) * dayMs : left;
}

/**
 * Milliseconds to a moment by the gateway's clock, as a countdown tells them: the component is drawn again when that changes, which is once a
 * second, once a day where days are told, and never again when the moment has passed.
 * @param closesAt milliseconds since 1970; undefined has no time left
 * @param aheadMs by which the gateway's clock is ahead of this device's
 */
export function useTimeLeft(closesAt: number | undefined, aheadMs: number): number {
  const read = useCallback(() => (closesAt === undefined ? 0 : timeLeft(closesAt, deviceNow() + aheadMs)), [closesAt, aheadMs]);
  const subscribe = useCallback(
    (look: () => void) =>
      watchMoments({ look, dueIn: () => (read() === 0 ? Number.POSITIVE_INFINITY : secondMs - ((deviceNow() + aheadMs) % secondMs)) }),
    [read, aheadMs],
  );
  return useSyncExternalStore(subscribe, read);
}
