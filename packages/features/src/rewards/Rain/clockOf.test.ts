import { expect, test } from 'vitest';
import { clockOf } from './clockOf.ts';

test.each([
  [0, '0:00'],
  [17, '0:17'],
  [61, '1:01'],
  [3_725, '1:02:05'],
])('%i seconds are %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock);
});
