import { expect, test } from 'vitest';
import { spokenLeft } from './spokenLeft.ts';

test.each([
  [140, undefined],
  [51, undefined],
  [50, 50],
  [13, 20],
  [3, 5],
  [0, 0],
  [-2, -2],
])('with %i left it says %s', (left, said) => {
  expect(spokenLeft(left)).toBe(said);
});
