import { Player, readPlayedGame } from '@baize/features/launch';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { addresses } from './addresses.ts';
import { nodeIdOf } from './playerAddress.ts';
import { usePageTitle } from './usePageTitle.ts';

/** §4: the page of its own that games of ALB, PT and PTSS open through. */
export function PlayerPage(): ReactElement {
  const { t } = useTranslation('launch');
  const nodeId = nodeIdOf(useLocation().pathname);
  const { language } = usePreferences();
  usePageTitle(readPlayedGame(nodeId)?.name[language] ?? t('player.strip'));
  return <Player key={nodeId} nodeId={nodeId} homeHref={addresses.home} />;
}
