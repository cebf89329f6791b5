import { combinations, fraction, power } from '../counting.ts';
import type { Return } from '../odds.ts';
import type { Play } from '../Play.ts';
import { lineNames } from './lineNames.ts';
import { type NumberRange, numbersAt, sizeOf } from './NumberRange.ts';
import type { PlayWords } from './PlayWords.ts';
import { poolBoard } from './poolBoard.ts';
import { hit, onePrize } from './prizes.ts';

/** Numbers that fall somewhere among some places, all of them: so many picked ones are a line. */
export function amongPlay(words: PlayWords, range: NumberRange, places: readonly number[], count: number, share: Return): Play {
  // Inclusion and exclusion over the numbers of a line that don't fall.
  let ways = 0n;
  for (let missing = 0; missing <= count; missing += 1) {
    const without = power(sizeOf(range) - missing, places.length) * combinations(count, missing);
    ways += missing % 2 === 0 ? without : -without;
  }
  return {
    ...words,
    board: poolBoard(range, count),
    countLines: ([picked = []]) => Number(combinations(picked.length, count)),
    ...onePrize(fraction(ways, power(sizeOf(range), places.length)), share),
    best: ([picked = []]) => hit(Number(combinations(Math.min(picked.length, places.length), count))),
    score: ([picked = []], drawn) => {
      const fallen = numbersAt(drawn, places);
      const right = picked.filter((number) => fallen.includes(number));
      return hit(Number(combinations(right.length, count)), 'win', lineNames([{ from: right, count }]));
    },
  };
}
