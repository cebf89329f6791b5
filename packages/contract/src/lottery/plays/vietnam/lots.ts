import { numbersBetween, sumOf } from '../counting.ts';
import type { PlayText } from '../Play.ts';

/** Lots of one prize. */
export interface Lot {
  prize: PlayText;
  count: number;
  digits: number;
}
const lot = (vi: string, en: string, count: number, digits: number): Lot => ({ prize: { vi, en }, count, digits });

/** 27 lots. */
export const northLots: readonly Lot[] = [
  lot('Đặc biệt', 'Special', 1, 5),
  lot('Giải nhất', 'First', 1, 5),
  lot('Giải nhì', 'Second', 2, 5),
  lot('Giải ba', 'Third', 6, 5),
  lot('Giải tư', 'Fourth', 4, 4),
  lot('Giải năm', 'Fifth', 6, 4),
  lot('Giải sáu', 'Sixth', 3, 3),
  lot('Giải bảy', 'Seventh', 4, 2),
];
/** 18 lots. */
export const southLots: readonly Lot[] = [
  lot('Đặc biệt', 'Special', 1, 6),
  lot('Giải nhất', 'First', 1, 5),
  lot('Giải nhì', 'Second', 1, 5),
  lot('Giải ba', 'Third', 2, 5),
  lot('Giải tư', 'Fourth', 7, 5),
  lot('Giải năm', 'Fifth', 1, 4),
  lot('Giải sáu', 'Sixth', 3, 4),
  lot('Giải bảy', 'Seventh', 1, 3),
  lot('Giải tám', 'Eighth', 1, 2),
];

/** A lot's digits by its place among the lots. */
export const digitsAt = (lots: readonly Lot[]): readonly number[] =>
  lots.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits));
/** Places of the lots of a prize. */
export function placesOf(lots: readonly Lot[], prize: number): number[] {
  const before = sumOf(lots.slice(0, prize).map(({ count }) => count));
  return numbersBetween(before, before + (lots[prize]?.count ?? 1) - 1);
}
