import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** How far from the screen a section begins to load. */
const nearBy = '400px';
/** Whether the browser tells what is near the screen. */
export const canWatch = (): boolean => typeof globalThis.IntersectionObserver === 'function';

/** Whether a section has come near the screen, once and for good; at once where the browser can't tell. */
export function useNearScreen<Part extends Element>(): [RefObject<Part | null>, boolean] {
  const ref = useRef<Part>(null);
  const [isNear, setNear] = useState(() => !canWatch());
  useEffect(() => {
    if (isNear || !ref.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setNear(true)),
      {
        rootMargin: nearBy,
      },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
