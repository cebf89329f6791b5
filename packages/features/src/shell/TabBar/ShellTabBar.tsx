import { type IconDrawing, TabBar } from '@baize/design-system';
import { gridIcon, homeIcon, menuIcon, userIcon, walletIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Entries of the bar at the bottom of a phone. */
export type ShellTab = 'home' | 'games' | 'deposit' | 'menu' | 'me';

export interface ShellTabBarProps {
  /** Undefined where none of them is open. */
  current: ShellTab | undefined;
  /** Where a tab leads; undefined leaves it out, as the deposit for who can't deposit. */
  hrefOf(tab: ShellTab): string | undefined;
}

const shellTabs: readonly ShellTab[] = ['home', 'games', 'deposit', 'menu', 'me'];
const iconForTab: Record<ShellTab, IconDrawing> = { home: homeIcon, games: gridIcon, deposit: walletIcon, menu: menuIcon, me: userIcon };

/** The bar at the bottom of a phone. */
export function ShellTabBar({ current, hrefOf }: ShellTabBarProps): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <TabBar
      label={t('tabs')}
      currentId={current}
      items={shellTabs.flatMap((id) => {
        const href = hrefOf(id);
        return href === undefined ? [] : [{ id, text: t(id), icon: iconForTab[id], href, raised: id === 'deposit' }];
      })}
    />
  );
}
