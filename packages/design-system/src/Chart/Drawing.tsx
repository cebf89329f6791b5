import { type ReactElement, useEffect } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import * as css from './Chart.css.ts';
import type { PlotInput } from './plotOptions.ts';
import { usePlot } from './usePlot.ts';

export interface DrawingProps extends PlotInput {
  /** What draws did not come; keep the same function from draw to draw. */
  onMissDrawing: () => void;
}

/** The lines or bars; only for the eye. */
export function Drawing({ onMissDrawing, ...input }: DrawingProps): ReactElement {
  const { place, state } = usePlot(input);
  useEffect(() => {
    if (state === 'failed') onMissDrawing();
  }, [state, onMissDrawing]);
  return (
    <div className={state === 'failed' ? css.failedPlot : css.plot} aria-hidden="true" dir="ltr" ref={place} data-state={state}>
      {state === 'loading' && (
        <div className={css.waiting}>
          <Skeleton shape="room" />
        </div>
      )}
    </div>
  );
}
