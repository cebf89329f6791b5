import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import type { NearProps } from '../NearScreen.tsx';
import { useWinners } from './useWinners.ts';
import { WinnersPanelView } from './WinnersPanelView.tsx';

/** The winners list (§1) beside the hero, on the gateway of the app. */
export function WinnersPanel({ isNear }: NearProps): ReactElement {
  const View = useView(WinnersPanelView);
  const state = useWinners(isNear);
  const errorText = useErrorText();
  return <View state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}
