import { useCallback, useSyncExternalStore } from 'react';
import { deviceNow } from '../../core/index.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
/** Milliseconds between two looks: a second begins as little too late. */
const lookMs = 200;

/** One timer for all countdowns of the page. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const one of listeners) one();
  }, lookMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * The running second by the gateway's clock, in milliseconds since 1970: what draws with it is drawn once a second.
 * @param aheadMs by which that clock is ahead of this device's
 */
export const useGatewaySecond = (aheadMs: number): number =>
  useSyncExternalStore(
    listen,
    useCallback(() => Math.floor((deviceNow() + aheadMs) / 1_000) * 1_000, [aheadMs]),
  );

/** Whether a moment has passed by the gateway's clock: what draws with it is drawn when that changes. Undefined never passes. */
export const useHasClosed = (moment: number | undefined, aheadMs: number): boolean =>
  useSyncExternalStore(
    listen,
    useCallback(() => moment !== undefined && deviceNow() + aheadMs >= moment, [moment, aheadMs]),
  );
