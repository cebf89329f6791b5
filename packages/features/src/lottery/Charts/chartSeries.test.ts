import { drawPeriod, lotteryFamily, lotteryFamilyIds } from '@baize/contract/lottery';
import { describe, expect, it } from 'vitest';
import { type ChartSeries, chartSeries } from './chartSeries.ts';

const seriesOf = (family: (typeof lotteryFamilyIds)[number], id: string): ChartSeries => {
  const found = chartSeries(lotteryFamily(family, 2026)).find((one) => one.id === id);
  if (!found) throw new Error(`${family} has no series ${id}.`);
  return found;
};

describe.each(lotteryFamilyIds)('§1 charts of %s', (id) => {
  const family = lotteryFamily(id, 2026);
  it('follow values that their columns have, one of a single series', async () => {
    const all = chartSeries(family);
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    for (let period = 0; period < 20; period += 1) {
      const numbers = await drawPeriod(family.draw, { lottery: 'x', period: String(period), seed: 'ab'.repeat(32) });
      for (const { id: series, columns, isSingle, valuesOf } of all) {
        const values = valuesOf(numbers);
        expect(new Set(values).size, series).toBe(values.length);
        expect(
          values.every((value) => columns.some((column) => column.value === value)),
          series,
        ).toBe(true);
        if (isSingle) expect(values, series).toHaveLength(1);
      }
    }
  });
});

describe('a series of a draw', () => {
  it('has the digit of a place, all digits once, and their sum', () => {
    const numbers = [3, 8, 1, 8, 6];
    expect(seriesOf('fiveDigits', 'place4').valuesOf(numbers)).toEqual([6]);
    expect(seriesOf('fiveDigits', 'numbers').valuesOf(numbers)).toEqual([3, 8, 1, 6]);
    expect(seriesOf('fiveDigits', 'sum').valuesOf(numbers)).toEqual([26]);
    expect(seriesOf('threeDice', 'sum').valuesOf([6, 6, 5])).toEqual([17]);
    expect(seriesOf('tenRace', 'sum').valuesOf([10, 9, 1, 2, 3, 4, 5, 6, 7, 8]), 'of the first two').toEqual([19]);
  });

  it('has of lots the last two digits', () => {
    const lots = [84_027, 51_909, 12_327];
    expect(seriesOf('vietnamNorth', 'tens').valuesOf(lots)).toEqual([2]);
    expect(seriesOf('vietnamNorth', 'units').valuesOf(lots)).toEqual([7]);
    expect(seriesOf('vietnamNorth', 'lastTwo').valuesOf(lots)).toEqual([27]);
    expect(seriesOf('vietnamNorth', 'allLots').valuesOf(lots)).toEqual([27, 9]);
  });

  it('has of Mark Six the sign of the special number, and of Power the seventh number by itself', () => {
    const zodiac = seriesOf('markSix', 'zodiac');
    const [sign] = zodiac.valuesOf([5, 12, 23, 31, 40, 44, 1]);
    expect(zodiac.columns[sign ?? -1]?.text, 'the number 1 has the sign of the year').toMatchObject({ en: 'Horse' });
    expect(seriesOf('power655', 'numbers').valuesOf([1, 2, 3, 4, 5, 6, 55])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seriesOf('power655', 'power').valuesOf([1, 2, 3, 4, 5, 6, 55])).toEqual([55]);
  });

  it('writes numbers with all of their digits', () => {
    expect(seriesOf('keno', 'numbers').columns.map(({ text }) => text)).toContain('07');
    expect(seriesOf('fiveDigits', 'place0').columns[7]?.text).toBe('7');
  });
});
