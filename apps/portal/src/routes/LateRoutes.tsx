import { type GamePageName, gamePages } from '@baize/features/lobby';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from './addresses.ts';
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

/** §2 "Guard": these two of the pages of games, and the points mall. */
const isGuarded = (page: GamePageName): boolean => page === 'sports' || page === 'lottery';

function gamesPage(page: GamePageName): ReactElement {
  const element = <GamesPage page={page} />;
  return isGuarded(page) ? <MembersOnly key={page}>{element}</MembersOnly> : element;
}

const pages: Record<string, ReactElement> = {
  [addresses.games]: <FinderPage />,
  ...Object.fromEntries(gamePages.map((page) => [`/${page}`, gamesPage(page)])),
  [addresses.download]: <DownloadPage />,
  [addresses.promo]: <ComingPage page="promo" />,
  [addresses.pointMall]: (
    <MembersOnly key="pointMall">
      <ComingPage page="pointMall" />
    </MembersOnly>
  ),
  [addresses.help]: <HelpPage />,
  [playerPattern]: <PlayerPage />,
  [addresses.register]: <RegisterPage />,
  [addresses.resetPassword]: <ResetPasswordPage />,
  [addresses.workCenter]: <WorkCenterPage />,
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
