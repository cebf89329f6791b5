import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Whether the browser tells what is near the screen. */
export const canWatch = (): boolean => typeof globalThis.IntersectionObserver === 'function';

/**
 * Whether a section has come near the screen, once and for good; at once where the browser can't tell.
 * @param margin how far from the screen, as CSS has it: pixels, or a share of the screen
 */
export function useNearScreen<Part extends Element>(margin = '400px'): [RefObject<Part | null>, boolean] {
  const ref = useRef<Part>(null);
  const [isNear, setNear] = useState(() => !canWatch());
  useEffect(() => {
    if (isNear || !ref.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setNear(true)),
      { rootMargin: margin },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isNear, margin]);
  return [ref, isNear];
}
