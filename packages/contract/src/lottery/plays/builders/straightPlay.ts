import { distinctLines, fraction } from '../counting.ts';
import type { Return } from '../odds.ts';
import type { Play, PlayText } from '../Play.ts';
import { type NumberRange, numbersAt, resultsOf, sizeOf } from './NumberRange.ts';
import type { PlayWords } from './PlayWords.ts';
import { hit, onePrize, onlyHit } from './prizes.ts';

/** All places right, in their order: one number of each row is a line. */
export function straightPlay(
  words: PlayWords,
  range: NumberRange,
  places: readonly { place: number; label: PlayText }[],
  share: Return,
): Play {
  const where = places.map(({ place }) => place);
  return {
    ...words,
    board: {
      kind: 'rows',
      rows: places.map(({ label }) => ({ label, least: 1, most: sizeOf(range) })),
      lowest: range.lowest,
      highest: range.highest,
    },
    countLines: (picked) =>
      picked.some(({ length }) => length === 0)
        ? 0
        : range.repeats
          ? picked.reduce((lines, { length }) => lines * length, 1)
          : distinctLines(picked),
    ...onePrize(fraction(1, resultsOf(range, places.length)), share),
    best: () => hit(1),
    score: (picked, drawn) => onlyHit(numbersAt(drawn, where).every((number, row) => picked[row]?.includes(number))),
  };
}
