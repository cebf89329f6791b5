import type { ReactElement } from 'react';
import { useErrorText } from '../../core/index.ts';
import type { NearProps } from '../NearScreen.tsx';
import { OpenedNumbersView } from './OpenedNumbersView.tsx';
import { useOpenedNumbers } from './useOpenedNumbers.ts';

/** The last numbers of the lotteries (§7) on the home page, on the gateway of the app. */
export function OpenedNumbers({ isNear }: NearProps): ReactElement {
  const state = useOpenedNumbers(isNear);
  const errorText = useErrorText();
  return <OpenedNumbersView state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}
