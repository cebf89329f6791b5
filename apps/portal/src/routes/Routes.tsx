import { gamePages } from '@baize/features/lobby';
import { type ReactElement, Suspense } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { PortalShell } from '../shell/PortalShell.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { FinderPage, GamesPage, HelpPage, RegisterPage, ResetPasswordPage, WorkCenterPage } from './pages.ts';

/** Every route of the portal (§2), below the shell. */
export function Routes(): ReactElement {
  return (
    <RouterRoutes>
      <Route element={<PortalShell />}>
        <Route index element={<HomePage />} />
        <Route
          path="games"
          element={
            <Suspense fallback={null}>
              <FinderPage />
            </Suspense>
          }
        />
        {gamePages.map((page) => (
          <Route
            key={page}
            path={page}
            element={
              <Suspense fallback={null}>
                <GamesPage page={page} />
              </Suspense>
            }
          />
        ))}
        <Route
          path="helpmc"
          element={
            <Suspense fallback={null}>
              <HelpPage />
            </Suspense>
          }
        />
        <Route
          path="register"
          element={
            <Suspense fallback={null}>
              <RegisterPage />
            </Suspense>
          }
        />
        <Route
          path="reset-password"
          element={
            <Suspense fallback={null}>
              <ResetPasswordPage />
            </Suspense>
          }
        />
        <Route
          path="workCenter"
          element={
            <Suspense fallback={null}>
              <WorkCenterPage />
            </Suspense>
          }
        />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </RouterRoutes>
  );
}
