import { fraction } from '../counting.ts';
import type { Return } from '../odds.ts';
import type { Board, Play } from '../Play.ts';
import { type NumberRange, numbersAt, resultsOf } from './NumberRange.ts';
import type { PlayWords } from './PlayWords.ts';
import { hit, onePrize, onlyHit } from './prizes.ts';

/** All places right, in their order, with lines that are typed or pasted. */
export function typedPlay(words: PlayWords, range: NumberRange, places: readonly number[], share: Return): Play {
  const board: Board = { kind: 'typed', length: places.length, ...range };
  return {
    ...words,
    board,
    countLines: ({ length }) => length,
    ...onePrize(fraction(1, resultsOf(range, places.length)), share),
    best: () => hit(1),
    score: (picked, drawn) => {
      const fallen = numbersAt(drawn, places);
      return onlyHit(picked.some((line) => line.every((number, place) => number === fallen[place])));
    },
  };
}
