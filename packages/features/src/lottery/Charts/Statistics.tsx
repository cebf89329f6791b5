import type { LotteryDraw } from '@baize/contract';
import { type ReactElement, useState } from 'react';
import { useView } from '../../core/index.ts';
import { StatisticsView, type StatisticsViewProps } from './StatisticsView.tsx';
import { type StatisticsSize, statisticsSizes } from './statisticsSizes.ts';
import { useWindowDraws } from './useWindowDraws.ts';

export interface StatisticsProps extends Pick<StatisticsViewProps, 'family' | 'shown' | 'language' | 'onShow'> {
  /** Code of the lottery. */
  lottery: string;
  /** Those that the page has, the newest first. */
  draws: readonly LotteryDraw[];
}

/** How the values of a lottery have fallen, on the gateway of the app. */
export function Statistics({ lottery, draws, ...view }: StatisticsProps): ReactElement {
  const View = useView(StatisticsView);
  const [size, setSize] = useState<StatisticsSize>(statisticsSizes[0]);
  return <View {...view} {...useWindowDraws(lottery, draws, size)} size={size} onSize={setSize} />;
}
