import { type ReactElement, type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { isWithinPage } from './addresses.ts';

/**
 * The router of a browser. What happens within a page answers the click at once: a dialog over it, another choice of what it lists. Another page,
 * or a layer in place of another, is drawn in slices while the former one stays, as `BrowserRouter` does it for every address: over a page of
 * tiles, a dialog came half as late again by that.
 */
export function PortalRouter({ children }: { children: ReactNode }): ReactElement {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const drawn = useRef(shown.location);
  useLayoutEffect(() => {
    drawn.current = shown.location;
  });
  // Listens without a break: what goes on before the page is drawn would be lost between two listeners.
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (isWithinPage(drawn.current, next.location)) setShown(next);
        else startTransition(() => setShown(next));
      }),
    [history],
  );
  return (
    <Router basename="/web" location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
