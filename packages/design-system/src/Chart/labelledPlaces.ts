import type { ChartSeries } from './chartTypes.ts';

/** The last place where any figure is not zero; the last of all where none is. */
function lastFigure(count: number, series: readonly ChartSeries[]): number {
  for (let place = count - 1; place >= 0; place -= 1) if (series.some(({ values }) => Boolean(values[place]))) return place;
  return count - 1;
}

/**
 * Which categories have their name below them, where each `step`-th has room: the newest figure always, so that a lone bar is never without
 * its day, and the others counted from there. None where no step has room (0).
 */
export function labelledPlaces(count: number, step: number, series: readonly ChartSeries[]): number[] {
  if (step < 1 || count === 0) return [];
  const first = lastFigure(count, series) % step;
  return Array.from({ length: Math.ceil((count - first) / step) }, (_, index) => first + index * step);
}
