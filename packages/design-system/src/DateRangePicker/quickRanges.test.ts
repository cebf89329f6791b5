import { expect, test } from 'vitest';
import { quickRange } from './quickRanges.ts';

test.each([
  ['last7Days', '2026-11-15', '2026-11-21'],
  ['last30Days', '2026-10-23', '2026-11-21'],
  ['next7Days', '2026-11-21', '2026-11-27'],
  ['next30Days', '2026-11-21', '2026-12-20'],
] as const)('§9 %s holds so many days, today among them', (kind, from, to) => {
  expect(quickRange(kind, '2026-11-21')).toEqual({ from, to });
});
