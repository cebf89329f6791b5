import { expect, test } from 'vitest';
import { addDays, dateOf, isoOf, readDate } from './isoDates.ts';

test.each([
  ['21/11/2026', '2026-11-21'],
  ['1/2/2026', '2026-02-01'],
  [' 01-02-2026 ', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', undefined],
  ['31/04/2026', undefined],
  ['00/01/2026', undefined],
  ['11/21/2026', undefined],
  ['2026-11-21', '2026-11-21'],
  [' 2026-2-1 ', '2026-02-01'],
  ['2026-02-30', undefined],
  ['21/11/26', undefined],
  ['hôm nay', undefined],
  ['', undefined],
])('“%s” is read as %s', (text, iso) => {
  expect(readDate(text)).toBe(iso);
});

test('a day as it is written is read as the same day', () => {
  for (let iso = '2027-12-25'; iso < '2028-03-05'; iso = addDays(iso, 1)) expect(readDate(iso)).toBe(iso);
});

test('days are counted over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(isoOf(dateOf('2026-11-01'))).toBe('2026-11-01');
});
