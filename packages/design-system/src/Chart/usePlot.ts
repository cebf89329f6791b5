import { type RefObject, useEffect, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { type PlotInput, plotOptions } from './plotOptions.ts';
import { watchLook } from './watchLook.ts';

export type PlotState = 'loading' | 'drawn' | 'failed';

/** Loads the drawing library, draws into the element of the ref, and again when size, theme or figures change. */
export function usePlot({ kind, names, series, formatValue }: PlotInput): { place: RefObject<HTMLDivElement | null>; state: PlotState } {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PlotState>('loading');
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let stop: (() => void) | undefined;
    const start = async (): Promise<void> => {
      const { default: Plot } = await import('uplot');
      if (stop) return;
      const data = [names.map((_, index) => index), ...series.map(({ values }) => [...values])] as uPlot.AlignedData;
      const draw = (): uPlot => new Plot(plotOptions(Plot, element, { kind, names, series, formatValue }), data, element);
      let plot = draw();
      const unwatch = watchLook(element, () => {
        plot.destroy();
        plot = draw();
      });
      stop = () => {
        unwatch();
        plot.destroy();
      };
      setState('drawn');
    };
    // Without its drawing a chart still has its table, which is then shown at once.
    start().catch(() => setState('failed'));
    return () => {
      stop?.();
      stop = () => undefined;
    };
  }, [kind, names, series, formatValue]);
  return { place, state };
}
