import type { ReactElement } from 'react';
import { useView } from '../../core/index.ts';
import { LinesView, type LinesViewProps } from './LinesView.tsx';
import { useLines } from './useLines.ts';

export interface LinesProps extends Pick<LinesViewProps, 'onChoose'> {
  /** Origin of the page. */
  here: string;
}

/** The line speed of the `routers` domains, with a chooser (§3, §7). */
export function Lines({ here, onChoose }: LinesProps): ReactElement {
  const View = useView(LinesView);
  return <View state={useLines(here)} onChoose={onChoose} />;
}
