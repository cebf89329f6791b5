import { expect, it } from 'vitest';
import { canDraw } from './canDraw.ts';
import { lotteryFamily } from './families.ts';

const five = lotteryFamily('fiveDigits', 2026).draw;
const mega = lotteryFamily('mega645', 2026).draw;
const north = lotteryFamily('vietnamNorth', 2026).draw;
const lots = [
  ...[84_027, 51_909, 12_345, 67_890, 1, 2, 3, 4, 5, 6],
  ...Array.from({ length: 10 }, (_, at) => 1_000 + at),
  ...[101, 202, 303, 4, 15, 66, 77],
];

it.each([
  ['five digits', five, [3, 8, 1, 9, 6], true],
  ['a digit twice', five, [3, 3, 3, 3, 3], true],
  ['four digits', five, [3, 8, 1, 9], false],
  ['six digits', five, [3, 8, 1, 9, 6, 0], false],
  ['a digit out of range', five, [3, 8, 1, 9, 10], false],
  ['a digit below nothing', five, [3, 8, 1, 9, -1], false],
  ['half a digit', five, [3, 8, 1, 9, 0.5], false],
  ['six of 45', mega, [3, 11, 19, 28, 40, 45], true],
  ['a ball twice', mega, [3, 11, 19, 28, 40, 40], false],
  ['the ball nought', mega, [0, 11, 19, 28, 40, 45], false],
  ['27 lots', north, lots, true],
  ['a lot with a digit too many', north, [...lots.slice(0, 26), 100], false],
  ['26 lots', north, lots.slice(1), false],
])('a result has the shape of its draw: %s', (_what, shape, numbers, isResult) => {
  expect(canDraw(shape, numbers)).toBe(isResult);
});
