import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import { GamePageView, type GamePageViewProps } from './GamePageView.tsx';
import { useGamePage } from './useGamePage.ts';

export interface GamePageProps extends Omit<GamePageViewProps, 'state' | 'errorText'> {
  /** The vendor that the address names. */
  vendor: string | undefined;
}

/** One page of games (§2), on the gateway of the app. */
export function GamePage({ vendor, ...rest }: GamePageProps): ReactElement {
  const View = useView(GamePageView);
  const errorText = useErrorText();
  const state = useGamePage(rest.page, vendor);
  return <View {...rest} state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}
