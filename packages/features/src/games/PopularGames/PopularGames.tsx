import type { HomeGroup } from '@baize/contract';
import { memo, type ReactElement } from 'react';
import { type GameActions, useErrorText, useView } from '../../core/index.ts';
import { PopularGamesView } from './PopularGamesView.tsx';
import { usePopularGames } from './usePopularGames.ts';

export interface PopularGamesProps extends GameActions {
  group: HomeGroup;
  /** Where all games are. */
  allHref: string;
}

/** Twenty-one tiles: drawn anew only when what they show changes, not when a dialog opens over them. */
export const PopularGames = memo(function PopularGames({ group, ...rest }: PopularGamesProps): ReactElement {
  const View = useView(PopularGamesView);
  const state = usePopularGames(group);
  const errorText = useErrorText();
  return <View {...rest} state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
});
