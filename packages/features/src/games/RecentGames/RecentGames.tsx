import { memo, type ReactElement } from 'react';
import { type GameActions, useErrorText, useView } from '../../core/index.ts';
import { RecentGamesView } from './RecentGamesView.tsx';
import { useRecentGames } from './useRecentGames.ts';

/** The games that the player has opened last, on the gateway of the app. */
export const RecentGames = memo(function RecentGames(actions: GameActions): ReactElement {
  const View = useView(RecentGamesView);
  const state = useRecentGames(actions.launchingId);
  const errorText = useErrorText();
  return <View {...actions} state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
});
