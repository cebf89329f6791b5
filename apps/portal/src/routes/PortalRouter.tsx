import { type ReactElement, type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { isWithinPage } from './addresses.ts';
import { patienceMs, waiting } from './waiting.ts';

/**
 * The router of a browser. What happens within a page answers the click at once: a dialog over it, another choice of what it lists. Another page,
 * or a layer in place of another, is drawn in slices while the former one stays, as `BrowserRouter` does it for every address: over a page of
 * tiles, a dialog came half as late again by that. What is late gives way to what says that it is coming.
 */
export function PortalRouter({ children }: { children: ReactNode }): ReactElement {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const drawn = useRef(shown.location);
  useLayoutEffect(() => {
    drawn.current = shown.location;
  });
  // Listens without a break: what goes on before the page is drawn would be lost between two listeners.
  useLayoutEffect(() => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const stop = history.listen((next) => {
      clearTimeout(late);
      waiting.begin();
      if (isWithinPage(drawn.current, next.location)) return setShown(next);
      startTransition(() => setShown(next));
      late = setTimeout(() => setShown(next), patienceMs);
    });
    return () => {
      clearTimeout(late);
      stop();
    };
  }, [history]);
  return (
    <Router basename="/web" location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
