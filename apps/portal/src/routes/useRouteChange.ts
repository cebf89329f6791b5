import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf } from './addresses.ts';
import { focusContent } from './focusContent.ts';

/** After a change of page the view begins at its top with the focus on its content; a hash scrolls to its place. */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same hash scroll again.
  useEffect(() => {
    const isOtherPage = shown.current !== pathname;
    shown.current = pathname;
    if (hash) {
      document.getElementById(anchorOf(hash))?.scrollIntoView();
      return;
    }
    if (!isOtherPage) return;
    globalThis.scrollTo(0, 0);
    const content = document.getElementById('content');
    // A page may have put it where its visitor wants it.
    if (!content?.contains(document.activeElement)) focusContent();
  }, [pathname, hash, key]);
}
