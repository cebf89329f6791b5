import type { Game } from '@baize/contract';
import { useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { useMenuGames } from '../Navigation/useMenuGames.ts';
import { useNavigationMenus } from '../Navigation/useNavigationMenus.ts';
import { sideBarContactsOf } from '../SideBar/sideBarContacts.ts';
import { MenuSheetView, type MenuSheetViewProps } from './MenuSheetView.tsx';

/** What the portal hands to the sheet; the rest it asks the gateway for. */
export type MenuSheetProps = Omit<MenuSheetViewProps, 'state' | 'language' | 'errorText' | 'contacts'>;

/** All sections of the portal in one sheet, with the menus of its games. */
export function MenuSheet({ onPlayGame, ...props }: MenuSheetProps): ReactElement {
  const View = useView(MenuSheetView);
  const { state } = useNavigationMenus(true);
  const errorText = useErrorText();
  const permission = usePermission();
  const playGame = useMenuGames(useDialogs().alert, (game: Game) => onPlayGame(game));
  return (
    <View
      {...props}
      state={state}
      language={useLanguage()}
      errorText={state.status === 'error' ? errorText.of(state) : ''}
      contacts={sideBarContactsOf(permission?.customerService ?? [])}
      onPlayGame={playGame}
    />
  );
}
