import { type GamePageName, gamePages } from '@baize/features/lobby';
import { type ReactElement, Suspense } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { PortalShell } from '../shell/PortalShell.tsx';
import { HomePage } from './HomePage.tsx';
import { LatePage } from './LatePage.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import {
  ComingPage,
  DownloadPage,
  FinderPage,
  GamesPage,
  HelpPage,
  PlayerPage,
  RegisterPage,
  ResetPasswordPage,
  WorkCenterPage,
} from './pages.ts';

const late = (page: ReactElement): ReactElement => <Suspense fallback={<LatePage />}>{page}</Suspense>;

/** §2 "Guard": these two of the pages of games, and the points mall. */
const isGuarded = (page: GamePageName): boolean => page === 'sports' || page === 'lottery';

/** Every route of the portal (§2), below the shell. */
export function Routes(): ReactElement {
  return (
    <RouterRoutes>
      <Route element={<PortalShell />}>
        <Route index element={<HomePage />} />
        <Route path="games" element={late(<FinderPage />)} />
        {gamePages.map((page) => {
          const element = late(<GamesPage page={page} />);
          return <Route key={page} path={page} element={isGuarded(page) ? <MembersOnly key={page}>{element}</MembersOnly> : element} />;
        })}
        <Route path="download" element={late(<DownloadPage />)} />
        <Route path="promo" element={late(<ComingPage page="promo" />)} />
        <Route path="pointMall" element={<MembersOnly>{late(<ComingPage page="pointMall" />)}</MembersOnly>} />
        <Route path="helpmc" element={late(<HelpPage />)} />
        <Route path="play/:nodeId" element={late(<PlayerPage />)} />
        <Route path="register" element={late(<RegisterPage />)} />
        <Route path="reset-password" element={late(<ResetPasswordPage />)} />
        <Route path="workCenter" element={late(<WorkCenterPage />)} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </RouterRoutes>
  );
}
