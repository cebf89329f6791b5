import type { Board, PlayText } from '../Play.ts';
import type { NumberRange } from './NumberRange.ts';

const poolLabel: PlayText = { vi: 'Chọn số', en: 'Numbers' };
/** One row of numbers, of which so many are picked at least and at most. */
export const poolBoard = (
  range: Pick<NumberRange, 'lowest' | 'highest'>,
  least: number,
  most = range.highest - range.lowest + 1,
): Board => ({
  kind: 'rows',
  rows: [{ label: poolLabel, least, most }],
  lowest: range.lowest,
  highest: range.highest,
});
