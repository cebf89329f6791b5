import { TabBar } from '@baize/design-system';
import { gridIcon, homeIcon, userIcon, walletIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Entries of the bar at the bottom of a phone. */
export type ShellTab = 'home' | 'games' | 'deposit' | 'me';

export interface ShellTabBarProps {
  /** Undefined where none of them is open. */
  current: ShellTab | undefined;
  hrefOf(tab: ShellTab): string;
}

/** The bar at the bottom of a phone. */
export function ShellTabBar({ current, hrefOf }: ShellTabBarProps): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <TabBar
      label={t('tabs')}
      currentId={current}
      items={[
        { id: 'home', text: t('home'), icon: homeIcon, href: hrefOf('home') },
        { id: 'games', text: t('games'), icon: gridIcon, href: hrefOf('games') },
        { id: 'deposit', text: t('deposit'), icon: walletIcon, href: hrefOf('deposit'), raised: true },
        { id: 'me', text: t('me'), icon: userIcon, href: hrefOf('me') },
      ]}
    />
  );
}
