import { useCallback, useState } from 'react';

export type Direction = 'ltr' | 'rtl';

/** The reading direction around an element, and the ref that looks for it: Radix takes it by prop alone. */
export function useDirection(): [Direction, (element: Element | null) => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  // Above it, for Radix writes its own answer on the element itself.
  const look = useCallback((element: Element | null) => {
    if (element) setDirection(element.parentElement?.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, look];
}
