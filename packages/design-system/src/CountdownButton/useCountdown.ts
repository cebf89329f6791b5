import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { beginLock, type Clocks, type Lock, lockLength, remainingOf, resumeLock } from './countdown.ts';
import { type CountdownStore, keepLock, readLock } from './countdownStore.ts';

const now = (): Clocks => ({ wall: Date.now(), page: performance.now() });

export interface Countdown {
  /** What is left, in ms; 0 when it is not locked. */
  remaining: number;
  /** Locks what a send of this key was for, 60 s × the minutes (§4). */
  begin: (sentKey: string, expiredMinutes: number) => void;
}

/** A lock that runs down each second and outlives the component. */
export function useCountdown(store: CountdownStore, key: string, expiredMinutes: number): Countdown {
  const [state, setState] = useState<{ lock: Lock; remaining: number }>();
  const isLocked = (state?.remaining ?? 0) > 0;

  // Before anything is painted: a click on a button that only looks unlocked would send.
  useLayoutEffect(() => {
    const kept = readLock(store, key);
    if (!kept) return setState(undefined);
    // Its own length, which the server may have said: after a remount the prop is the default again.
    const length = kept.length ?? lockLength(expiredMinutes);
    const { deadline, pageDeadline } = kept;
    const lock = pageDeadline === undefined ? resumeLock(deadline, length, now()) : { deadline, pageDeadline };
    // A clock that was set back would else begin the lock anew at each reload.
    if (lock.deadline < deadline) keepLock(store, key, lock, length);
    setState({ lock, remaining: remainingOf(lock, now()) });
  }, [store, key, expiredMinutes]);

  useEffect(() => {
    if (!isLocked) return undefined;
    const update = (): void => setState((last) => last && { ...last, remaining: remainingOf(last.lock, now()) });
    const timer = setInterval(update, 1000);
    // Timers of a hidden page are held back: what is shown has to be right at once when it comes back.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isLocked]);

  const begin = useCallback(
    (sentKey: string, minutes: number): void => {
      const length = lockLength(minutes);
      const lock = beginLock(length, now());
      keepLock(store, sentKey, lock, length);
      if (sentKey === key) setState({ lock, remaining: remainingOf(lock, now()) });
    },
    [store, key],
  );
  return { remaining: state?.remaining ?? 0, begin };
}
