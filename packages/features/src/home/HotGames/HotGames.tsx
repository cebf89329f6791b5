import type { ReactElement } from 'react';
import { type GameActions, useErrorText, useView } from '../../core/index.ts';
import type { NearProps } from '../NearScreen.tsx';
import { HotGamesView } from './HotGamesView.tsx';
import { useHotGames } from './useHotGames.ts';

export interface HotGamesProps extends GameActions, NearProps {}

/** The hot games on the home page, on the gateway of the app. */
export function HotGames({ isNear, ...actions }: HotGamesProps): ReactElement {
  const View = useView(HotGamesView);
  const state = useHotGames(isNear);
  const errorText = useErrorText();
  return <View {...actions} state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}
