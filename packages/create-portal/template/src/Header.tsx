import type { NavItem } from '@baize/design-system';
import { useMember, useSession } from '@baize/features/core';
import {
  GuestBar,
  HeaderView,
  isInNavigation,
  LoggedInBar,
  menuPageOf,
  type NavigationId,
  NavigationMenus,
  navigationIds,
  ShellTabBar,
} from '@baize/features/shell';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { gamesAddress, type LookChoice } from './addresses.ts';
import { useGameActions } from './Games.tsx';

/** Words of the navigation whose page is named otherwise. */
const otherHrefs: Partial<Record<NavigationId, string>> = { home: '/', sportMarket: '/sports', agentCenter: '/agent' };

/** The words of the navigation: pages of games, and what else a player looks for. Change or leave out what the brand has not. */
export function useWays(): readonly NavItem[] {
  const { t } = useTranslation('shell');
  const { role } = useMember();
  return navigationIds
    .filter((id) => isInNavigation(id, role))
    .map((id) => ({ id, text: id === 'home' ? t('home') : t(`nav.${id}`), href: otherHrefs[id] ?? `/${id}` }));
}

export function Header({ mark, look }: { mark: ReactNode; look: LookChoice }): ReactElement {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { status } = useSession();
  const { role } = useMember();
  const { onPlayGame } = useGameActions();
  const ways = useWays();
  const isMember = role === 'member';
  return (
    <HeaderView
      {...look}
      mark={mark}
      homeHref="/"
      searchHref="/games"
      menuHref="/menu"
      noticesHref="/notices"
      supportHref="/help"
      nav={
        <NavigationMenus
          items={ways}
          currentId={pathname === '/' ? 'home' : pathname.slice(1)}
          hrefOf={(group, vendor) => gamesAddress(menuPageOf[group], vendor)}
          moreHref="/games"
          onPlayGame={onPlayGame}
        />
      }
      end={
        status === 'loggedIn' ? (
          <LoggedInBar
            depositHref={isMember ? '/me/deposit' : undefined}
            centerHref={isMember ? '/me/account' : undefined}
            onLoggedOut={() => navigate('/')}
          />
        ) : (
          <GuestBar loginHref="/login" registerHref="/register" />
        )
      }
    />
  );
}

/** The bar at the foot of a phone. */
export function TabBar(): ReactElement {
  const { pathname } = useLocation();
  const { role } = useMember();
  const deposit = role === 'member' || role === 'visitor' ? '/me/deposit' : undefined;
  const hrefs = { home: '/', games: '/games', deposit, menu: '/menu', me: '/account' };
  const current = (Object.keys(hrefs) as (keyof typeof hrefs)[]).find((tab) => hrefs[tab] === pathname);
  return <ShellTabBar current={current} hrefOf={(tab) => hrefs[tab]} />;
}
