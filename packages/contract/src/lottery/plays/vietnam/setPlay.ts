import { hit, type PlayWords } from '../builders/index.ts';
import { combinations, fraction, power } from '../counting.ts';
import type { DrawnNumbers, Play } from '../Play.ts';
import { numberBoard, prize } from './parts.ts';
import { ofSets } from './returns.ts';

const twoDigits = (drawn: DrawnNumbers): Set<number> => new Set(drawn.map((number) => number % 100));

/** So many numbers that all fall somewhere among the lots, or none of which does. */
export function setPlay(words: PlayWords, lots: number, count: number, isMissed: boolean): Play {
  let ways = 0n;
  if (isMissed) ways = power(100 - count, lots);
  else
    for (let missing = 0; missing <= count; missing += 1)
      ways += (missing % 2 === 0 ? 1n : -1n) * combinations(count, missing) * power(100 - missing, lots);
  const won = prize(fraction(ways, power(100, lots)), ofSets);
  return {
    ...words,
    board: numberBoard(count, 20),
    countLines: ([picked = []]) => Number(combinations(picked.length, count)),
    returns: ofSets,
    prizes: [won],
    prizesOf: () => [won],
    best: ([picked = []]) => hit(Number(combinations(isMissed ? picked.length : Math.min(picked.length, lots), count))),
    score: ([picked = []], drawn) => {
      const fallen = twoDigits(drawn);
      return hit(Number(combinations(picked.filter((number) => fallen.has(number) !== isMissed).length, count)));
    },
  };
}
