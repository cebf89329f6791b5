import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import type { NearProps } from '../NearScreen.tsx';
import { OpenedNumbersView } from './OpenedNumbersView.tsx';
import { useOpenedNumbers } from './useOpenedNumbers.ts';

export interface OpenedNumbersProps extends NearProps {
  /** Where a lottery is played. */
  hrefOf(lottery: string): string;
}

/** The last numbers of the lotteries (§7) on the home page, on the gateway of the app. */
export function OpenedNumbers({ isNear, hrefOf }: OpenedNumbersProps): ReactElement {
  const View = useView(OpenedNumbersView);
  const state = useOpenedNumbers(isNear);
  const errorText = useErrorText();
  return <View state={state} hrefOf={hrefOf} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}
