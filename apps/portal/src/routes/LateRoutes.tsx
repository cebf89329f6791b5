import { type GamePageName, gamePages } from '@baize/features/lobby';
import { type ReactElement, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
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

/** Every route but the home's (§2). The names of all that their pages are built of weigh more than the home's own code, so they come after it. */
export function LateRoutes(): ReactElement {
  return (
    <Routes>
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
    </Routes>
  );
}
