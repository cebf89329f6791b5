import { createContext, type ReactElement, type ReactNode, startTransition, use, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { hearHistorySteps } from '../shell/historySteps.ts';
import { isWithinPage } from './addresses.ts';
import { patienceMs } from './waiting.ts';

const NextIsSlow = createContext(false);

/** Whether a page or layer that was asked for is late, while the former one stays (DESIGN §4). */
export const useNextIsSlow = (): boolean => use(NextIsSlow);

/**
 * The router of a browser. What happens within a page answers the click at once: a dialog over it, another choice of what it lists. Another page,
 * or a layer in place of another, is drawn in slices while the former one stays, as `BrowserRouter` does it for every address: over a page of
 * tiles, a dialog came half as late again by that. Where it is late, a sign over the former one says that it is coming.
 */
export function PortalRouter({ children }: { children: ReactNode }): ReactElement {
  const [history] = useState(() => {
    hearHistorySteps();
    return createBrowserHistory({ v5Compat: true });
  });
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const [isSlow, setSlow] = useState(false);
  const drawn = useRef(shown.location);
  useLayoutEffect(() => {
    drawn.current = shown.location;
    setSlow(false);
  }, [shown.location]);
  // Listens without a break: what goes on before the page is drawn would be lost between two listeners.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = history.listen((next) => {
      clearTimeout(timer);
      if (isWithinPage(drawn.current, next.location)) return setShown(next);
      startTransition(() => setShown(next));
      timer = setTimeout(() => setSlow(drawn.current !== next.location), patienceMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [history]);
  return (
    <Router basename="/web" location={shown.location} navigationType={shown.action} navigator={history}>
      <NextIsSlow value={isSlow}>{children}</NextIsSlow>
    </Router>
  );
}
