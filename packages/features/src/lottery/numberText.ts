import type { LotteryFamily } from '@baize/contract/lottery';

/** A number with as many digits as the highest of its range: `05` of 11, `7` of 9. */
export const numberText = (number: number, highest: number): string => String(number).padStart(String(highest).length, '0');

/** Digits of each number of a draw, in the order in which they are drawn. */
function digitsOf({ draw }: LotteryFamily): number[] {
  if (draw.kind === 'lots') return draw.lots.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits));
  return Array.from({ length: draw.count }, () => String(draw.highest).length);
}

/** The numbers of a draw as they are written: lots with all of their digits. */
export function drawTexts(family: LotteryFamily, numbers: readonly number[]): readonly string[] {
  const digits = digitsOf(family);
  return numbers.map((number, place) => String(number).padStart(digits[place] ?? 1, '0'));
}
