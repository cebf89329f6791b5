import { usePreparedCalls } from '@baize/features/core';
import { type ReactElement, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PortalShell } from '../shell/PortalShell.tsx';
import { HomePage } from './HomePage.tsx';
import { loadLazyModules } from './loadLazyModules.ts';
import { PageFallback } from './PageFallback.tsx';
import { LazyRoutes } from './parts.ts';
import { useSettled } from './SettledProvider.tsx';

/** Once the page has settled: what the next page and the next call need. A component of its own, so that the page is not drawn anew for it. */
function NextNeeds(): null {
  const isSettled = useSettled();
  // So that another page waits for its own chunk alone; where this one is lost, it is asked for again there.
  useEffect(() => {
    if (isSettled) loadLazyModules().catch(() => undefined);
  }, [isSettled]);
  usePreparedCalls(isSettled);
  return null;
}

/** Every route of the portal (§2), below the shell. The home needs none of the router's matching. */
export function Routes(): ReactElement {
  const isHome = /^\/+$/.test(useLocation().pathname);
  return (
    <PortalShell>
      <NextNeeds />
      {/* One for all: the page that is seen stays until the next one, with all the chunks that it takes, is there. */}
      <Suspense fallback={<PageFallback />}>{isHome ? <HomePage /> : <LazyRoutes />}</Suspense>
    </PortalShell>
  );
}
