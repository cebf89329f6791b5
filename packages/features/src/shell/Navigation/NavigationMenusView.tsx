import type { Language } from '@baize/contract';
import type { NavItem } from '@baize/design-system';
import { HoverMenu, type HoverMenuEntry } from '@baize/design-system/HoverMenu';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameMenusState } from '../../core/index.ts';
import { type MenuContext, menuContentOf } from './menuContents.ts';
import { groupOfItem } from './navigationGroups.ts';

export interface NavigationMenusViewProps extends Pick<MenuContext, 'errorText' | 'hrefOf' | 'moreHref' | 'onPlayGame'> {
  /** The words, with what a click on each does. */
  items: readonly NavItem[];
  currentId: string | undefined;
  state: GameMenusState;
  language: Language;
  /** A menu opens, or is about to. */
  onWant(): void;
}

/** The navigation with its hover menus (§2). */
export function NavigationMenusView(props: NavigationMenusViewProps): ReactElement {
  const { items, currentId, state, onWant, ...context } = props;
  const { t } = useTranslation('shell');
  const texts = { more: t('menuMore'), empty: t('menuEmpty') };
  const entries = items.map((item): HoverMenuEntry => {
    const group = groupOfItem(item.id);
    if (!group) return item;
    return { ...item, menuLabel: t('menuOf', { name: item.text }), ...menuContentOf(group, state, { ...context, texts }) };
  });
  return <HoverMenu label={t('navigation')} entries={entries} currentId={currentId} onOpenMenu={onWant} />;
}
