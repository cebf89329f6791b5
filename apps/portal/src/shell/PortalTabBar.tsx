import { useSession } from '@baize/features/core';
import { type ShellTab, ShellTabBar } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses, type Layer, layerOf, withLayer } from '../routes/addresses.ts';

function currentTab(pathname: string, layer: Layer | undefined): ShellTab | undefined {
  if (layer && 'center' in layer) return layer.center === 'deposit' ? 'deposit' : 'me';
  if (layer?.dialog === 'account') return 'me';
  return pathname === addresses.home ? 'home' : undefined;
}

/** The bar at the foot of a phone: a visitor's tabs lead through the login. */
export function PortalTabBar(): ReactElement {
  const location = useLocation();
  const isVisitor = useSession().status === 'visitor';
  const layer = layerOf(location.search);
  const hrefs: Record<ShellTab, string> = {
    home: addresses.home,
    games: addresses.games,
    deposit: withLayer(location, { center: 'deposit' }),
    me: withLayer(location, { dialog: isVisitor ? 'login' : 'account' }),
  };
  return <ShellTabBar current={currentTab(location.pathname, layer)} hrefOf={(tab) => hrefs[tab]} />;
}
