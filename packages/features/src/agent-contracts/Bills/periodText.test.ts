import { expect, it } from 'vitest';
import { periodText } from './periodText.ts';

it.each([
  ['fiveMinutes', '2026-11-21T03:05:00Z', '2026-11-21T03:10:00Z', '2026-11-21 10:05–10:10'],
  ['hourly', '2026-11-21T16:00:00Z', '2026-11-21T17:00:00Z', '2026-11-21 23:00–00:00'],
  ['daily', '2026-11-20T17:00:00Z', '2026-11-21T17:00:00Z', '2026-11-21'],
  ['semimonthly', '2026-10-31T17:00:00Z', '2026-11-15T17:00:00Z', '2026-11-01 – 2026-11-15'],
] as const)('a period of the kind %s from %s to %s is told as %s', (kind, begin, end, told) => {
  expect(periodText({ kind, begin, end }, 'Asia/Ho_Chi_Minh')).toBe(told);
});
