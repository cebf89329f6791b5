import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import type { NearProps } from '../NearScreen.tsx';
import { useWinners } from './useWinners.ts';
import { WinnersView } from './WinnersView.tsx';

/** The winners list (§1) on the home page, on the gateway of the app. */
export function Winners({ isNear }: NearProps): ReactElement {
  const View = useView(WinnersView);
  const state = useWinners(isNear);
  const errorText = useErrorText();
  return <View state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}
