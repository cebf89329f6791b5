import { type NavItem, useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useErrorText, useLanguage, useView } from '../../core/index.ts';
import { NavigationMenusView, type NavigationMenusViewProps } from './NavigationMenusView.tsx';
import { useMenuGames } from './useMenuGames.ts';
import { useNavigationMenus } from './useNavigationMenus.ts';

export interface NavigationMenusProps extends Pick<NavigationMenusViewProps, 'items' | 'currentId' | 'hrefOf' | 'moreHref' | 'onPlayGame'> {
  items: readonly NavItem[];
}

/** The navigation of a wide screen with its menus, which load when the first of them opens (§2). */
export function NavigationMenus({ onPlayGame, ...props }: NavigationMenusProps): ReactElement {
  const View = useView(NavigationMenusView);
  const { state, want } = useNavigationMenus(false);
  const errorText = useErrorText();
  const playGame = useMenuGames(useDialogs().alert, onPlayGame);
  return (
    <View
      {...props}
      state={state}
      language={useLanguage()}
      errorText={state.status === 'error' ? errorText.of(state) : ''}
      onWant={want}
      onPlayGame={playGame}
    />
  );
}
