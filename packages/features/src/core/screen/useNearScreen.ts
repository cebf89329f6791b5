import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** Whether the browser tells what is near the screen. */
export const canWatch = (): boolean => typeof globalThis.IntersectionObserver === 'function';

/**
 * Whether a section has come near the screen, once and for good; at once where the browser can't tell. The section may come later than the
 * hook, and another may take its place.
 * @param margin how far from the screen, as CSS has it: pixels, or a share of the screen
 */
export function useNearScreen<Part extends Element>(margin = '400px'): [RefCallback<Part>, boolean] {
  const [isNear, setNear] = useState(() => !canWatch());
  const ref = useCallback<RefCallback<Part>>(
    (part) => {
      if (isNear || !part) return;
      const watch = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setNear(true)),
        { rootMargin: margin },
      );
      watch.observe(part);
      return () => watch.disconnect();
    },
    [isNear, margin],
  );
  return [ref, isNear];
}
