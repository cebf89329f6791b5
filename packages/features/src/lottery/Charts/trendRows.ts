import type { LotteryDraw } from '@baize/contract';
import type { ChartSeries } from './chartSeries.ts';

/** A draw as a line of a trend chart. */
export interface TrendRow {
  period: string;
  numbers: readonly number[];
  /** By column: for how many draws, this one among them, the value has not fallen; 0 where it falls here. */
  missed: readonly number[];
}

/**
 * The newest draws with how long each value of a series had been missing by then.
 * @param draws the newest first; those behind the shown ones are counted as well
 * @param most lines at most
 */
export function trendRows({ columns, valuesOf }: ChartSeries, draws: readonly LotteryDraw[], most: number): TrendRow[] {
  const missing = columns.map(() => 0);
  const rows: TrendRow[] = [];
  for (const { period, numbers } of draws.toReversed()) {
    const fallen = valuesOf(numbers);
    for (const [at, { value }] of columns.entries()) missing[at] = fallen.includes(value) ? 0 : (missing[at] ?? 0) + 1;
    rows.push({ period, numbers, missed: [...missing] });
  }
  return rows.toReversed().slice(0, most);
}
