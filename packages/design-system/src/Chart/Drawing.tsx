import type { ReactElement } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import * as css from './Chart.css.ts';
import type { PlotInput } from './plotOptions.ts';
import { usePlot } from './usePlot.ts';

/** The lines or bars; only for the eye. */
export function Drawing(input: PlotInput): ReactElement {
  const { place, state } = usePlot(input);
  return (
    <div className={state === 'failed' ? css.failedPlot : css.plot} aria-hidden="true" dir="ltr" ref={place} data-state={state}>
      {state === 'loading' && <Skeleton shape="card" />}
    </div>
  );
}
