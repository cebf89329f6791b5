import { useEffect, useRef } from 'react';

/** Calls `onEnd` once `time` milliseconds have been lived through, pauses not counted; never for 0. */
export function useToastTimer(time: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(time);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (paused || time === 0) return undefined;
    // A clock that is set meanwhile would keep it too long, or not at all.
    const start = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [paused, time]);
}
