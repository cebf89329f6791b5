import { type ReactElement, Suspense, useEffect } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { PortalShell } from '../shell/PortalShell.tsx';
import { HomePage } from './HomePage.tsx';
import { LatePage } from './LatePage.tsx';
import { loadLate } from './loadLate.ts';
import { LateRoutes } from './parts.ts';
import { useSettled } from './useSettled.ts';

/** Every route of the portal (§2), below the shell. */
export function Routes(): ReactElement {
  const isSettled = useSettled();
  // So that another page waits for its own chunk alone; where this one is lost, it is asked for again there.
  useEffect(() => {
    if (isSettled) loadLate().catch(() => undefined);
  }, [isSettled]);
  return (
    <RouterRoutes>
      <Route element={<PortalShell />}>
        <Route index element={<HomePage />} />
        <Route
          path="*"
          element={
            <Suspense fallback={<LatePage />}>
              <LateRoutes />
            </Suspense>
          }
        />
      </Route>
    </RouterRoutes>
  );
}
