import { memo, type ReactElement } from 'react';
import { type GameActions, useErrorText, useView } from '../../core/index.ts';
import { FavoriteGamesView } from './FavoriteGamesView.tsx';
import { useFavoriteGames } from './useFavoriteGames.ts';

export interface FavoriteGamesProps extends GameActions {
  /** Where all favourites are. */
  allHref: string;
}

/** The player's favourites on the home, on the gateway of the app. */
export const FavoriteGames = memo(function FavoriteGames({ allHref, ...actions }: FavoriteGamesProps): ReactElement {
  const View = useView(FavoriteGamesView);
  const state = useFavoriteGames(actions.favorites?.ids);
  const errorText = useErrorText();
  return <View {...actions} allHref={allHref} state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
});
