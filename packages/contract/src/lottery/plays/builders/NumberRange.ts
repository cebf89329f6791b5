import { arrangements, power } from '../counting.ts';
import type { DrawnNumbers } from '../Play.ts';

/** Numbers that fall on these places, from 0 on, counted from the first one drawn. */
export const numbersAt = (drawn: DrawnNumbers, places: readonly number[]): number[] => places.map((place) => drawn[place] ?? Number.NaN);

/** Range of the numbers of a place, and whether a number may fall on two places. */
export interface NumberRange {
  lowest: number;
  highest: number;
  repeats: boolean;
}
/** How many numbers a range has. */
export const sizeOf = ({ lowest, highest }: NumberRange): number => highest - lowest + 1;
/** How many results so many places of a range have. */
export const resultsOf = (range: NumberRange, count: number): bigint =>
  range.repeats ? power(sizeOf(range), count) : arrangements(sizeOf(range), count);
