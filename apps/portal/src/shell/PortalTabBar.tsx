import { useMember } from '@baize/features/core';
import { type ShellTab, ShellTabBar } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses, type Layer, layerOf, withLayer } from '../routes/addresses.ts';
import { beneath } from './beneath.tsx';
import { depositHrefOf } from './depositHrefOf.ts';

function currentTab(pathname: string, layer: Layer | undefined): ShellTab | undefined {
  if (layer && 'center' in layer) return layer.center === 'deposit' ? 'deposit' : 'me';
  if (layer && ('agent' in layer || layer.dialog === 'account')) return 'me';
  if (layer?.dialog === 'menu') return 'menu';
  if (pathname === addresses.games) return 'games';
  return pathname === addresses.home ? 'home' : undefined;
}

function TabBar(): ReactElement {
  const location = useLocation();
  const { role } = useMember();
  const layer = layerOf(location.search);
  const hrefs: Record<ShellTab, string | undefined> = {
    home: addresses.home,
    games: addresses.games,
    deposit: depositHrefOf(role, withLayer(location, { center: 'deposit' })),
    menu: withLayer(location, { dialog: 'menu' }),
    me: withLayer(location, { dialog: role === 'visitor' ? 'login' : 'account' }),
  };
  return <ShellTabBar current={currentTab(location.pathname, layer)} hrefOf={(tab) => hrefs[tab]} />;
}

/** The bar at the foot of a phone: a visitor's tabs lead through the login, and who can't deposit sees none. */
export const PortalTabBar = beneath(TabBar);
