import { type RefObject, useEffect, useRef, useState } from 'react';
import { canWatch } from '../core/index.ts';

/** The room of a list, and whether it is kept. */
export interface KeptRoom {
  ref: RefObject<HTMLDivElement | null>;
  /** Its shapes have been seen, or are about to be: what has come stands in their room, however little it is. */
  isKept: boolean;
}

/**
 * What stands below a list does not move once a reader has it in sight: where the list has less to show than its shapes took, or nothing, it
 * keeps their room. Below the screen nobody sees that it is given back; a list that was known from the start never took it.
 */
export function useKeptRoom(isLoading: boolean): KeptRoom {
  const ref = useRef<HTMLDivElement>(null);
  const [isKept, setKept] = useState(isLoading);
  if (isLoading && !isKept) setKept(true);
  useEffect(() => {
    if (isLoading || !isKept || !ref.current || !canWatch()) return;
    const watch = new IntersectionObserver((entries) => {
      // The newest: on a busy device one report holds several.
      const last = entries.at(-1);
      if (last && !last.isIntersecting && last.boundingClientRect.top > 0) setKept(false);
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isLoading, isKept]);
  return { ref, isKept };
}
