import type { Fraction } from '../counting.ts';
import { oddsFor, type Return } from '../odds.ts';
import type { Board, Hit, Prize } from '../Play.ts';

/** The one prize of a play, with the odds that return a share of stakes. */
export const prize = (chance: Fraction, share: Return): Prize => ({
  id: 'win',
  label: { vi: 'Trúng', en: 'Win' },
  ...chance,
  odds: oddsFor(chance, share),
});
/** Lines that have won, by how many times each of them has. */
export const hitsBy = (times: readonly number[]): Hit[] =>
  [...new Set(times)]
    .filter((count) => count > 0)
    .map((count) => ({ prize: 'win', lines: times.filter((one) => one === count).length, times: count }));
/** So many times, spread over so many lines as evenly as they go: the more lines have won, the less a cap of a line cuts. */
export const spread = (times: number, lines: number): number[] =>
  Array.from({ length: lines }, (_, place) => Math.floor((times + place) / lines));
/** Numbers of two digits, of which so many are picked at least and at most. */
export const numberBoard = (least: number, most: number): Board => ({
  kind: 'rows',
  rows: [{ label: { vi: 'Chọn số', en: 'Numbers' }, least, most }],
  lowest: 0,
  highest: 99,
});
