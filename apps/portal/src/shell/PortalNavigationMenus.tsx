import type { NavItem } from '@baize/design-system';
import { menuPageOf, NavigationMenus } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { gamePageAddress } from '../routes/gamePageAddress.ts';
import { usePlay } from '../routes/usePlay.ts';

/** The navigation's words with their menus, on this portal's addresses. */
export function PortalNavigationMenus(props: { items: readonly NavItem[]; currentId: string }): ReactElement {
  const { onPlayGame } = usePlay();
  return (
    <NavigationMenus
      {...props}
      hrefOf={(group, vassalage) => gamePageAddress(menuPageOf[group], vassalage)}
      moreHref={gamePageAddress('egame')}
      onPlayGame={onPlayGame}
    />
  );
}
