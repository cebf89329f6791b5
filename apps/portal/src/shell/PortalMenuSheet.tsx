import { useMember } from '@baize/features/core';
import { MenuSheet, menuPageOf } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses, withLayer } from '../routes/addresses.ts';
import { gamePageAddress } from '../routes/gamePageAddress.ts';
import { usePlay } from '../routes/usePlay.ts';
import { depositHrefOf } from './depositHrefOf.ts';
import { PortalLines } from './PortalLines.tsx';
import { protectionHrefOf } from './protectionHrefOf.ts';
import { currentItemOf, useNavigationItems } from './useNavigationItems.ts';

/** All sections, on this portal's addresses; what opens a layer of its own takes the sheet's place. */
export function PortalMenuSheet({ onClose }: { onClose(): void }): ReactElement {
  const location = useLocation();
  const { role } = useMember();
  const { onPlayGame } = usePlay();
  return (
    <MenuSheet
      items={useNavigationItems()}
      currentId={currentItemOf(location)}
      searchHref={addresses.games}
      helpHref={addresses.helpAt('aboutus')}
      depositHref={depositHrefOf(role, withLayer(location, { center: 'deposit' }))}
      protectionHref={protectionHrefOf(role, location)}
      noticesHref={withLayer(location, { dialog: 'notices' })}
      hrefOf={(group, vassalage) => gamePageAddress(menuPageOf[group], vassalage)}
      moreHref={gamePageAddress('egame')}
      lines={<PortalLines />}
      onPlayGame={onPlayGame}
      onClose={onClose}
    />
  );
}
