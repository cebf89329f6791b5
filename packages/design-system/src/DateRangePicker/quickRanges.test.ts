import { expect, test } from 'vitest';
import { quickRange } from './quickRanges.ts';

test.each([
  ['last7Days', '2026-11-15', '2026-11-21'],
  ['last30Days', '2026-10-23', '2026-11-21'],
  ['next7Days', '2026-11-21', '2026-11-27'],
  ['next30Days', '2026-11-21', '2026-12-20'],
] as const)('§9 %s holds so many days, today among them', (kind, from, to) => {
  expect(quickRange(kind, '2026-11-21', { min: undefined, max: undefined })).toEqual({ from, to });
});

test.each([
  ['last7Days', '2026-11-18', '2026-11-20', { from: '2026-11-18', to: '2026-11-20' }],
  ['next7Days', undefined, '2026-11-23', { from: '2026-11-21', to: '2026-11-23' }],
  ['next7Days', undefined, '2026-11-20', undefined],
  ['last7Days', '2026-11-22', undefined, undefined],
] as const)('%s between %s and %s keeps to them', (kind, min, max, range) => {
  expect(quickRange(kind, '2026-11-21', { min, max })).toEqual(range);
});
