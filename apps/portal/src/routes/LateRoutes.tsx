import { type GamePageName, gamePages } from '@baize/features/lobby';
import { type ReactElement, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from './addresses.ts';
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
import { matchAddress, playerPattern } from './playerAddress.ts';

const late = (page: ReactElement): ReactElement => <Suspense fallback={<LatePage />}>{page}</Suspense>;

/** §2 "Guard": these two of the pages of games, and the points mall. */
const isGuarded = (page: GamePageName): boolean => page === 'sports' || page === 'lottery';

function gamesPage(page: GamePageName): ReactElement {
  const element = late(<GamesPage page={page} />);
  return isGuarded(page) ? <MembersOnly key={page}>{element}</MembersOnly> : element;
}

const pages: Record<string, ReactElement> = {
  [addresses.games]: late(<FinderPage />),
  ...Object.fromEntries(gamePages.map((page) => [`/${page}`, gamesPage(page)])),
  [addresses.download]: late(<DownloadPage />),
  [addresses.promo]: late(<ComingPage page="promo" />),
  [addresses.pointMall]: <MembersOnly key="pointMall">{late(<ComingPage page="pointMall" />)}</MembersOnly>,
  [addresses.help]: late(<HelpPage />),
  [playerPattern]: late(<PlayerPage />),
  [addresses.register]: late(<RegisterPage />),
  [addresses.resetPassword]: late(<ResetPasswordPage />),
  [addresses.workCenter]: late(<WorkCenterPage />),
};

/**
 * Every page but the home (§2). The names of all that they are built of weigh more than the home's own code, so they come after it. They are
 * matched by the router's `matchPath`: its `Routes` would bring, into the script of the home too, what routes that load data need.
 */
export function LateRoutes(): ReactElement {
  const { pathname } = useLocation();
  const shown = Object.keys(pages).find((path) => matchAddress(path, pathname));
  return pages[shown ?? ''] ?? <NotFoundPage />;
}
