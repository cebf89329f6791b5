import { useMember } from '@baize/features/core';
import { Player, readPlayedGame } from '@baize/features/launch';
import { SessionGuard } from '@baize/features/player-protection';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { ownBetsHrefOf } from '../shell/ownBetsHrefOf.ts';
import { protectionHrefOf } from '../shell/protectionHrefOf.ts';
import { addresses } from './addresses.ts';
import { nodeIdOf } from './playerAddress.ts';
import { usePageTitle } from './usePageTitle.ts';

/** §4: the page of its own that games of ALB, PT and PTSS open through. */
export function PlayerPage(): ReactElement {
  const { t } = useTranslation('launch');
  const nodeId = nodeIdOf(useLocation().pathname);
  const { language } = usePreferences();
  const { role } = useMember();
  usePageTitle(readPlayedGame(nodeId)?.name[language] ?? t('player.strip'));
  const home = { pathname: addresses.home, search: '' };
  return (
    <Player
      key={nodeId}
      nodeId={nodeId}
      homeHref={addresses.home}
      guard={(play) => (
        <SessionGuard
          {...play}
          protectionHref={protectionHrefOf(role, home)}
          historyHref={ownBetsHrefOf(role, home)}
          stopHref={addresses.home}
        />
      )}
    />
  );
}
