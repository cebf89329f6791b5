import { describe, expect, test } from 'vitest';
import type { Lottery } from '../providers/draws/DrawSource.ts';
import { lunarYearOf } from './lunarYear.ts';
import { periodsUntil } from './periods.ts';

const quick = (everyMinutes: 1 | 2 | 5 | 10): Lottery => ({
  code: 'q',
  family: 'fiveDigits',
  name: { vi: '', en: '' },
  group: 'quick',
  times: { everyMinutes },
  closesSeconds: 10,
  cancelSeconds: 5,
});
const north: Lottery = { ...quick(1), code: 'n', times: { schedule: '15 18 * * *' }, closesSeconds: 600, cancelSeconds: 300 };
const vietnam = 'Asia/Ho_Chi_Minh';
const iso = (date: Date): string => date.toISOString();

describe('§9 “draws every 1, 2, 5 or 10 minutes”', () => {
  test('each period opens when the one before it closes, and can be cancelled until its own deadline', () => {
    const [first, second] = periodsUntil(quick(1), new Date('2026-11-21T16:58:30Z'), {
      until: new Date('2026-11-21T17:00:00Z'),
      timeZone: vietnam,
    });
    expect([first?.period, second?.period]).toEqual(['20261121-1439', '20261121-1440']);
    expect(second && [second.opensAt, second.cancelUntil, second.closesAt, second.drawsAt].map(iso)).toEqual([
      '2026-11-21T16:58:50.000Z',
      '2026-11-21T16:59:45.000Z',
      '2026-11-21T16:59:50.000Z',
      '2026-11-21T17:00:00.000Z',
    ]);
    expect(first?.closesAt).toEqual(second?.opensAt);
  });

  test('the period that ends at midnight is the last of its day, the next one the first of the new day', () => {
    const names = periodsUntil(quick(10), new Date('2026-11-21T16:50:00Z'), { until: new Date('2026-11-21T17:10:00Z'), timeZone: vietnam });
    expect(names.map(({ period }) => period)).toEqual(['20261121-0144', '20261122-0001']);
  });

  test.each([
    ['2026-10-25T00:00:00+01:00', '2026-10-26T00:00:00Z', 25 * 12],
    ['2026-03-29T00:00:00Z', '2026-03-30T00:00:00+01:00', 23 * 12],
  ])('a day from %s has as many periods as it has minutes, and each name once', (from, until, count) => {
    const periods = periodsUntil(quick(5), new Date(from), { until: new Date(until), timeZone: 'Europe/Lisbon' });
    expect(new Set(periods.map(({ period }) => period)).size).toBe(count);
    expect(new Set(periods.map(({ period }) => period.slice(0, 8))).size).toBe(1);
  });
});

test('a national lottery draws at its hour in the brand’s zone', () => {
  const periods = periodsUntil(north, new Date('2026-11-21T12:00:00Z'), { until: new Date('2026-11-23T12:00:00Z'), timeZone: vietnam });
  expect(periods.map(({ period, drawsAt }) => [period, iso(drawsAt)])).toEqual([
    ['20261122', '2026-11-22T11:15:00.000Z'],
    ['20261123', '2026-11-23T11:15:00.000Z'],
  ]);
});

test('a lunar year begins with its new year, not with January', () => {
  expect(lunarYearOf(new Date('2026-02-16T12:00:00Z'), vietnam)).toBe(2025);
  expect(lunarYearOf(new Date('2026-02-17T12:00:00Z'), vietnam)).toBe(2026);
});
