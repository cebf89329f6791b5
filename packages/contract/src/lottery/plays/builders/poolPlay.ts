import { combinations, fraction, numbersBetween, sumOf } from '../counting.ts';
import type { Return } from '../odds.ts';
import type { Hit, Play } from '../Play.ts';
import { bestHits } from './bestHits.ts';
import { lineNames } from './lineNames.ts';
import { numbersAt } from './NumberRange.ts';
import type { PlayWords } from './PlayWords.ts';
import { poolBoard } from './poolBoard.ts';
import { hit, prizeOf } from './prizes.ts';

/** Numbers of a pool without repeats, of which so many are drawn. */
export interface Pool {
  lowest: number;
  highest: number;
  /** Places of the draw that count. */
  places: readonly number[];
}

/** So many numbers are a line; it wins by how many of them are drawn. */
export function poolPlay(
  words: PlayWords,
  { lowest, highest, places }: Pool,
  { count, most, tiers }: { count: number; most?: number; tiers: readonly { hits: number; share: Return }[] },
): Play {
  const size = highest - lowest + 1;
  const drawnCount = places.length;
  const results = combinations(size, drawnCount);
  const prizes = tiers.map(({ hits, share }) =>
    prizeOf(fraction(combinations(count, hits) * combinations(size - count, drawnCount - hits), results), share, {
      id: `hits${hits}`,
      label: { vi: `Trúng ${hits} số`, en: `${hits} right` },
    }),
  );
  const linesRight = (hits: number, right: number, chosen: number, names?: readonly string[]): Hit[] =>
    hit(Number(combinations(right, hits) * combinations(chosen - right, count - hits)), `hits${hits}`, names);
  return {
    ...words,
    board: poolBoard({ lowest, highest }, count, most),
    countLines: ([picked = []]) => Number(combinations(picked.length, count)),
    returns: sumOf(tiers.map(({ share }) => share)),
    prizes,
    prizesOf: () => prizes,
    best: ([picked = []]) => {
      const fewest = Math.max(0, picked.length + drawnCount - size);
      const highestRight = Math.min(picked.length, drawnCount);
      return bestHits(
        prizes,
        numbersBetween(fewest, highestRight).map((right) => tiers.flatMap(({ hits }) => linesRight(hits, right, picked.length))),
      );
    },
    score: ([picked = []], drawn) => {
      const fallen = numbersAt(drawn, places);
      const right = picked.filter((number) => fallen.includes(number));
      const wrong = picked.filter((number) => !fallen.includes(number));
      return tiers.flatMap(({ hits }) => {
        const names = lineNames([
          { from: right, count: hits },
          { from: wrong, count: count - hits },
        ]);
        return linesRight(hits, right.length, picked.length, names);
      });
    },
  };
}
