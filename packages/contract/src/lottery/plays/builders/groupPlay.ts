import { arrangements, combinations, fraction } from '../counting.ts';
import type { Return } from '../odds.ts';
import type { Picked, Play, PlayText } from '../Play.ts';
import { type NumberRange, numbersAt, resultsOf, sizeOf } from './NumberRange.ts';
import type { PlayWords } from './PlayWords.ts';
import { hit, onePrize, onlyHit } from './prizes.ts';

/** How often the numbers of a group fall: `count` numbers that fall `times` times each. A row of the board each. */
export interface GroupRow {
  label: PlayText;
  times: number;
  count: number;
}

const factorial = (count: number): bigint => arrangements(count, count);

/** Numbers of some places in whatever order, by how often each of them falls: a pair and a single, three singles, and so on. */
export function groupPlay(words: PlayWords, range: NumberRange, places: readonly number[], rows: readonly GroupRow[], share: Return): Play {
  // Ways in which the places can be filled with the numbers of a line.
  const ways = rows.reduce((left, { times, count }) => left / factorial(times) ** BigInt(count), factorial(places.length));
  const lines = ([first = [], ...rest]: Picked, [row, ...others]: readonly GroupRow[]): number => {
    if (!row) return 1;
    const [second] = rest;
    if (!second) return Number(combinations(first.length, row.count));
    // Two rows: a number of both is in one of them at a time.
    const both = first.filter((number) => second.includes(number)).length;
    const [next] = others;
    let sum = 0n;
    for (let shared = 0; shared <= Math.min(both, row.count); shared += 1)
      sum +=
        combinations(both, shared) *
        combinations(first.length - both, row.count - shared) *
        combinations(second.length - shared, next?.count ?? 0);
    return Number(sum);
  };
  return {
    ...words,
    board: {
      kind: 'rows',
      rows: rows.map(({ label, count }) => ({ label, least: count, most: sizeOf(range) })),
      lowest: range.lowest,
      highest: range.highest,
    },
    countLines: (picked) => lines(picked, rows),
    ...onePrize(fraction(ways, resultsOf(range, places.length)), share),
    best: () => hit(1),
    score: (picked, drawn) => {
      const fallen = numbersAt(drawn, places);
      const isWon = rows.every(({ times, count }, row) => {
        const falling = [...new Set(fallen)].filter((number) => fallen.filter((one) => one === number).length === times);
        return falling.length === count && falling.every((number) => picked[row]?.includes(number));
      });
      return onlyHit(isWon);
    },
  };
}

/** Two rows are all that a group has. */
export const pairRows = (): readonly GroupRow[] => [
  { label: { vi: 'Số kép', en: 'Pair' }, times: 2, count: 1 },
  { label: { vi: 'Số đơn', en: 'Single' }, times: 1, count: 1 },
];
