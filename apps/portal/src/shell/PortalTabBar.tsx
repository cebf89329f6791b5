import { useSession } from '@baize/features/core';
import { type ShellTab, ShellTabBar } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses, layerOf, withLayer } from '../routes/addresses.ts';

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
  const isMe = layer !== undefined && 'dialog' in layer && layer.dialog === 'account';
  return <ShellTabBar current={isMe ? 'me' : 'home'} hrefOf={(tab) => hrefs[tab]} />;
}
