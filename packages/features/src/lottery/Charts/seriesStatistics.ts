import type { LotteryDraw } from '@baize/contract';
import type { ChartSeries, SeriesColumn } from './chartSeries.ts';

/** How one value of a series has fallen in some draws. */
export interface ValueStatistics extends SeriesColumn {
  /** In how many of the draws it fell. */
  count: number;
  /** Draws since it fell last: 0 where it fell in the newest one, as many as there are where it fell in none. */
  missed: number;
  /** The most draws in a row without it, the running ones among them. */
  longestMissed: number;
}

/**
 * Counts the values of a series over draws, in the order of its columns.
 * @param draws the newest first
 */
export function seriesStatistics({ columns, valuesOf }: ChartSeries, draws: readonly Pick<LotteryDraw, 'numbers'>[]): ValueStatistics[] {
  const fallen = draws.map(({ numbers }) => new Set(valuesOf(numbers)));
  return columns.map((column) => {
    let [count, run, longest] = [0, 0, 0];
    let missed = draws.length;
    for (const [at, values] of fallen.entries()) {
      if (values.has(column.value)) {
        if (count === 0) missed = at;
        count += 1;
        run = 0;
      } else run += 1;
      longest = Math.max(longest, run);
    }
    return { ...column, count, missed, longestMissed: longest };
  });
}

/** Values that fell the most often, the first of them the most; of those that fell as often, those that fell last. Values that never fell are none. */
export const hottest = (statistics: readonly ValueStatistics[], most: number): readonly ValueStatistics[] =>
  statistics
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.missed - other.missed || one.value - other.value)
    .slice(0, most);

/** Values that have not fallen for the longest time; of those that have not for as long, those that fell less often. Those of the newest draw are none. */
export const coldest = (statistics: readonly ValueStatistics[], most: number): readonly ValueStatistics[] =>
  statistics
    .filter(({ missed }) => missed > 0)
    .sort((one, other) => other.missed - one.missed || one.count - other.count || one.value - other.value)
    .slice(0, most);
