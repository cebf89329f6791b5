import { lotteryFamily } from '@baize/contract/lottery';
import { describe, expect, it } from 'vitest';
import { chartSeries } from './chartSeries.ts';
import { coldest, hottest, seriesStatistics } from './seriesStatistics.ts';
import { trendRows } from './trendRows.ts';

const five = lotteryFamily('fiveDigits', 2026);
const [first] = chartSeries(five);
if (!first) throw new Error('Five digits have places.');
/** First digits of draws, the newest first. */
const drawsOf = (...digits: number[]) =>
  digits.map((digit, at) => ({ period: `20261121-${1184 - at}`, numbers: [digit, 0, 0, 0, 0], drawnAt: '' }));
const draws = drawsOf(3, 7, 3, 1, 3, 7);

describe('§1 statistics of draws', () => {
  const statistics = seriesStatistics(first, draws);
  it('count how often each value fell, since when it has not, and the longest time without it', () => {
    expect(statistics).toHaveLength(10);
    expect(statistics[3]).toMatchObject({ text: '3', count: 3, missed: 0, longestMissed: 1 });
    expect(statistics[7]).toMatchObject({ count: 2, missed: 1, longestMissed: 3 });
    expect(statistics[1]).toMatchObject({ count: 1, missed: 3, longestMissed: 3 });
    expect(statistics[0]).toMatchObject({ count: 0, missed: 6, longestMissed: 6 });
    expect(statistics.reduce((sum, { count }) => sum + count, 0)).toBe(draws.length);
  });

  it('name those that fell the most often, and those that are missing the longest', () => {
    expect(hottest(statistics, 5).map(({ value }) => value)).toEqual([3, 7, 1]);
    expect(coldest(statistics, 3).map(({ value }) => value)).toEqual([0, 2, 4]);
    expect(coldest(statistics, 10).map(({ value }) => value)).not.toContain(3);
  });

  it('are all zero without draws', () => {
    const none = seriesStatistics(first, []);
    expect(none.every(({ count, missed, longestMissed }) => count + missed + longestMissed === 0)).toBe(true);
    expect([hottest(none, 5), coldest(none, 5)]).toEqual([[], []]);
  });
});

describe('§1 a trend chart', () => {
  it('says in each line for how many draws a value has been missing by then', () => {
    const rows = trendRows(first, draws, 3);
    expect(rows.map(({ period }) => period)).toEqual(['20261121-1184', '20261121-1183', '20261121-1182']);
    expect(rows.map(({ missed }) => missed[3])).toEqual([0, 1, 0]);
    expect(rows.map(({ missed }) => missed[7])).toEqual([1, 0, 3]);
    expect(rows.map(({ missed }) => missed[9])).toEqual([6, 5, 4]);
  });

  it('has as many lines as there are draws, and no more than are asked for', () => {
    expect(trendRows(first, draws, 10)).toHaveLength(6);
    expect(trendRows(first, [], 10)).toEqual([]);
  });
});
