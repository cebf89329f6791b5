import type { NavItem } from '@baize/design-system';
import { type Refused, refusalOf, useDefaultSport, useMember } from '@baize/features/core';
import { useLaunchManager } from '@baize/features/launch';
import { type Destination, destinationOf, homeGroupOf, isInNavigation, type NavigationId, navigationIds } from '@baize/features/shell';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses, groupOf, withLayer } from '../routes/addresses.ts';
import { returnTo } from '../routes/returnTo.ts';
import { useTell } from './useTell.ts';

const addressOfPage = {
  home: addresses.home,
  egame: '/egame',
  fish: '/fish',
  lottery: '/lottery',
  promo: '/promo',
  download: addresses.download,
};

/** Launches the default sports game (§2 "sports launches the sports vendor game"); one that can't be found says so. */
function useSportsLaunch(): () => void {
  const { t } = useTranslation('shell');
  const findSport = useDefaultSport();
  const { launchFound } = useLaunchManager();
  const tell = useTell();
  return () => {
    const refuse = (refusal: Refused): void => tell(t('menuGameMissing'), refusal);
    launchFound(findSport).then(
      (isFound) => isFound || refuse({ code: 'game_not_found' }),
      (error: unknown) => refuse(refusalOf(error)),
    );
  };
}

/** The words of the navigation with what a click on each does (§2) */
export function useNavigationItems(): readonly NavItem[] {
  const { t } = useTranslation('shell');
  const { role } = useMember();
  const location = useLocation();
  const navigate = useNavigate();
  const launchSports = useSportsLaunch();
  const targetOf = (destination: Destination): Pick<NavItem, 'href' | 'onSelect'> => {
    if (destination.kind === 'page') return { href: addressOfPage[destination.page] };
    if (destination.kind === 'homeGroup') return { href: addresses.groupInSight(destination.group) };
    if (destination.kind === 'launch') return { onSelect: launchSports };
    if (destination.kind === 'agentCenter') return { href: withLayer(location, { agent: 'menu' }) };
    const goAfterLogin = (): void => {
      returnTo.keep(addressOfPage[destination.page]);
      void navigate(withLayer(location, { dialog: 'login' }));
    };
    return { onSelect: goAfterLogin };
  };
  const textOf = (id: NavigationId): string => (id === 'home' ? t('home') : t(`nav.${id}`));
  return navigationIds
    .filter((id) => isInNavigation(id, role))
    .map((id) => ({ id, text: textOf(id), ...targetOf(destinationOf(id, role)) }) as NavItem);
}

/** The word of the navigation that an open page belongs to. */
export function currentItemOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (pathname !== addresses.home) return pathname.slice(1).replace(/\/$/, '');
  const group = groupOf(search);
  return navigationIds.find((id) => id in homeGroupOf && homeGroupOf[id as keyof typeof homeGroupOf] === group) ?? 'home';
}
