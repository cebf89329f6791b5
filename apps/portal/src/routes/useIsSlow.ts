import { useLayoutEffect, useState } from 'react';
import type { Waiting } from './waiting.ts';

/** False at first, true once a user who waits here wants to see that something is on its way. */
export function useIsSlow(waiting: Waiting): boolean {
  // Who comes in the place of another is drawn while that one is still there.
  const [isSlow, setSlow] = useState(waiting.isSlow);
  useLayoutEffect(() => {
    const leave = waiting.join();
    const timer = setTimeout(() => setSlow(true), waiting.left());
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [waiting]);
  return isSlow;
}
