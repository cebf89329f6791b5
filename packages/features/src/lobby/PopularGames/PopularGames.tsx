import type { Game, HomeGroup } from '@baize/contract';
import { memo, type ReactElement } from 'react';
import { useErrorText, useLanguage } from '../../core/index.ts';
import { PopularGamesView } from './PopularGamesView.tsx';
import { usePopularGames } from './usePopularGames.ts';

export interface PopularGamesProps {
  group: HomeGroup;
  launchingId: string | undefined;
  onPlayGame(game: Game): void;
  onTryGame(game: Game): void;
}

/** Twenty-one tiles: drawn anew only when what they show changes, not when a dialog opens over them. */
export const PopularGames = memo(function PopularGames({ group, ...rest }: PopularGamesProps): ReactElement {
  const state = usePopularGames(group);
  const language = useLanguage();
  const errorText = useErrorText();
  return <PopularGamesView {...rest} state={state} language={language} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
});
