import { type RefObject, useEffect, useRef } from 'react';

/** For what others take the place of: has the focus once it is back, since what had it is gone. */
export function useFocusOnReturn(isShown: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) frame.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return frame;
}
