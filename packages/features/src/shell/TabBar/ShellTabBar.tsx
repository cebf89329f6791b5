import { TabBar } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export type ShellTab = 'home' | 'games' | 'deposit' | 'me';

export interface ShellTabBarProps {
  current: ShellTab;
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
        { id: 'home', text: t('home'), icon: 'home', href: hrefOf('home') },
        { id: 'games', text: t('games'), icon: 'grid', href: hrefOf('games') },
        { id: 'deposit', text: t('deposit'), icon: 'wallet', href: hrefOf('deposit'), raised: true },
        { id: 'me', text: t('me'), icon: 'user', href: hrefOf('me') },
      ]}
    />
  );
}
