import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page the view begins at its top with the focus on its content; a hash scrolls to its place. */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same hash scroll again.
  useEffect(() => {
    if (hash) return document.getElementById(hash.slice(1))?.scrollIntoView();
    if (shown.current === pathname) return;
    shown.current = pathname;
    globalThis.scrollTo(0, 0);
    const content = document.getElementById('content');
    // A page may have put it where its visitor wants it.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}
