import { useCallback, useEffect, useState } from 'react';
import { beginLock, type Clocks, type Lock, lockLength, remainingOf, resumeLock } from './countdown.ts';
import { type CountdownStore, keepDeadline, readDeadline } from './countdownStore.ts';

const now = (): Clocks => ({ wall: Date.now(), page: performance.now() });

export interface Countdown {
  /** What is left, in ms; 0 when it is not locked. */
  remaining: number;
  /** Locks it for 60 s × the minutes (§4). */
  begin: (expiredMinutes: number) => void;
}

/** A lock that runs down each second and outlives the component. */
export function useCountdown(store: CountdownStore, key: string, expiredMinutes: number): Countdown {
  const [state, setState] = useState<{ lock: Lock; remaining: number }>();
  const isLocked = (state?.remaining ?? 0) > 0;

  useEffect(() => {
    const deadline = readDeadline(store, key);
    if (deadline === undefined) return setState(undefined);
    const lock = resumeLock(deadline, lockLength(expiredMinutes), now());
    // A clock that was set back would else begin the lock anew at each reload.
    if (lock.deadline < deadline) keepDeadline(store, key, lock.deadline);
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
    (minutes: number): void => {
      const lock = beginLock(lockLength(minutes), now());
      keepDeadline(store, key, lock.deadline);
      setState({ lock, remaining: remainingOf(lock, now()) });
    },
    [store, key],
  );
  return { remaining: state?.remaining ?? 0, begin };
}
