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
/** Its lines that have won. */
export const hit = (times: number): Hit[] => (times > 0 ? [{ prize: 'win', times }] : []);
/** Numbers of two digits, of which so many are picked at least and at most. */
export const numberBoard = (least: number, most: number): Board => ({
  kind: 'rows',
  rows: [{ label: { vi: 'Chọn số', en: 'Numbers' }, least, most }],
  lowest: 0,
  highest: 99,
});
