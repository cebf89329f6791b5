import { type ReactElement, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location, Router } from 'react-router-dom';
import { layerOf } from './addresses.ts';

const hasLayer = ({ search }: Location): boolean => layerOf(search) !== undefined;

/** Whether a layer is laid over a page or taken off it, and nothing else. */
const isLayerAlone = (from: Location, to: Location): boolean => from.pathname === to.pathname && hasLayer(from) !== hasLayer(to);

/**
 * The router of a browser. A layer answers the click at once. Another page, or another layer, is drawn in slices while the former one stays,
 * as `BrowserRouter` does it for every address: over a page of tiles, a dialog came half as late again by that.
 */
export function PortalRouter({ children }: { children: ReactNode }): ReactElement {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (isLayerAlone(shown.location, next.location)) setShown(next);
        else startTransition(() => setShown(next));
      }),
    [history, shown.location],
  );
  return (
    <Router basename="/web" location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
