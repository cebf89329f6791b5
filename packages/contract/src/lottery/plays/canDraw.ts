import type { DrawShape } from './LotteryFamily.ts';

/** Whether numbers are a result that a draw of this shape can have: as many, each in its range, and none twice where numbers don't repeat. */
export function canDraw(shape: DrawShape, numbers: readonly number[]): boolean {
  const isBetween = (number: number | undefined, lowest: number, highest: number): boolean =>
    number !== undefined && Number.isInteger(number) && number >= lowest && number <= highest;
  if (shape.kind === 'lots') {
    const digits = shape.lots.flatMap((lot) => Array.from({ length: lot.count }, () => lot.digits));
    return numbers.length === digits.length && digits.every((count, place) => isBetween(numbers[place], 0, 10 ** count - 1));
  }
  const { count, lowest, highest, repeats } = shape;
  const isRepeated = new Set(numbers).size < numbers.length;
  return numbers.length === count && numbers.every((number) => isBetween(number, lowest, highest)) && (repeats || !isRepeated);
}
