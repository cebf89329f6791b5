import { fraction, sumOf } from '../counting.ts';
import type { Return } from '../odds.ts';
import type { Play, PlayText } from '../Play.ts';
import { type NumberRange, sizeOf } from './NumberRange.ts';
import type { PlayWords } from './PlayWords.ts';
import { hit, onePrize } from './prizes.ts';

/** A number on its place: each number that is picked is a line. */
export function placePlay(
  words: PlayWords,
  range: NumberRange,
  places: readonly { place: number; label: PlayText }[],
  share: Return,
): Play {
  const most = sizeOf(range);
  return {
    ...words,
    board: { kind: 'rows', rows: places.map(({ label }) => ({ label, least: 0, most })), lowest: range.lowest, highest: range.highest },
    countLines: (picked) => sumOf(picked.map(({ length }) => length)),
    ...onePrize(fraction(1, most), share),
    // Where no number falls twice, rows may pick the same ones: it is then a bound that no draw exceeds.
    best: (picked) => hit(picked.filter(({ length }) => length > 0).length),
    score: (picked, drawn) => {
      // The number that falls on a place is the only one that wins there.
      const right = [...picked.keys()].filter((row) => picked[row]?.includes(drawn[places[row]?.place ?? -1] ?? Number.NaN));
      return hit(right.length, 'win', right.map(String));
    },
  };
}
