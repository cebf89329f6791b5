import { useLayoutEffect, useState } from 'react';
import { waiting } from './waiting.ts';

/** False at first, true once whoever waits here wants to see that something is on its way: one chunk after another is one wait. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(waiting.isLate);
  // In its layout, so that one who comes in the place of another is there before that one counts as gone.
  useLayoutEffect(() => {
    const leave = waiting.join();
    const timer = setTimeout(() => setLate(true), waiting.left());
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
  return isLate;
}
