import { DownloadSkeleton } from '@baize/features/download';
import { FinderSkeleton, type GamePageName, gamePages } from '@baize/features/games';
import { PlayerSkeleton } from '@baize/features/launch';
import { domainPages } from '@baize/features/surfaces';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { DomainPage, DomainPageSkeleton } from '../surfaces/DomainPage.tsx';
import { addresses } from './addresses.ts';
import { vendorOf } from './gamePageAddress.ts';
import { MembersOnly } from './MembersOnly.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { DownloadPage, FinderPage, GamesPage, HelpPage, PlayerPage, RegisterPage, ResetPasswordPage, WorkCenterPage } from './pages.ts';
import { matchAddress, playerPattern } from './playerAddress.ts';
import { GamesSkeleton, HelpSkeleton, NewPasswordSkeleton, RegisterSkeleton, WorkCenterSkeleton } from './skeletons.tsx';

/** A page, and what stands in its place while its chunk is on its way; a page of this chunk needs none. */
interface Route {
  page: ReactElement;
  skeleton?: ReactElement;
}

/** §2 "Guard": these two of the pages of games; the points mall says so itself. */
const isGuarded = (page: GamePageName): boolean => page === 'sports' || page === 'lottery';

function gamesRoute(page: GamePageName): Route {
  const element = <GamesPage page={page} />;
  return {
    page: isGuarded(page) ? <MembersOnly key={page}>{element}</MembersOnly> : element,
    skeleton: <GamesSkeleton page={page} />,
  };
}

/** Pages that domains bring whole. */
const domainRoutes = Object.entries(domainPages).map(([path, page]): [string, Route] => [
  path,
  { page: <DomainPage key={path} page={page} />, skeleton: <DomainPageSkeleton page={page} /> },
]);

const routes: Record<string, Route> = {
  [addresses.games]: { page: <FinderPage />, skeleton: <FinderSkeleton /> },
  ...Object.fromEntries(gamePages.map((page) => [`/${page}`, gamesRoute(page)])),
  // The lottery of the brand stands before the games of vendors.
  ...Object.fromEntries(domainRoutes),
  [addresses.download]: { page: <DownloadPage />, skeleton: <DownloadSkeleton /> },
  [addresses.help]: { page: <HelpPage />, skeleton: <HelpSkeleton /> },
  [playerPattern]: { page: <PlayerPage />, skeleton: <PlayerSkeleton /> },
  [addresses.register]: { page: <RegisterPage />, skeleton: <RegisterSkeleton /> },
  [addresses.resetPassword]: { page: <ResetPasswordPage />, skeleton: <NewPasswordSkeleton /> },
  [addresses.workCenter]: { page: <WorkCenterPage />, skeleton: <WorkCenterSkeleton /> },
};

const vendorLotteries = gamesRoute('lottery');

function useRoute(): Route {
  const { pathname, search } = useLocation();
  const shown = Object.keys(routes).find((path) => matchAddress(path, pathname));
  // §2 "/web/lottery", "query vassalage": the lottery games of that vendor.
  if (shown === '/lottery' && vendorOf('lottery', search) !== undefined) return vendorLotteries;
  return routes[shown ?? ''] ?? { page: <NotFoundPage /> };
}

/**
 * Every page but the home (§2). The names of all that they are built of weigh more than the home's own code, so they come after it. They are
 * matched by the router's `matchPath`: its `Routes` would bring, into the script of the home too, what routes that load data need.
 */
export function LazyRoutes(): ReactElement {
  return useRoute().page;
}

/** In place of one of them, once it is late. */
export function PageSkeleton({ isShown }: { isShown: boolean }): ReactElement | undefined {
  const { skeleton } = useRoute();
  return isShown ? skeleton : undefined;
}
