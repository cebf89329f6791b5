import type { PlayWords } from '../builders/index.ts';
import { fraction, sumOf } from '../counting.ts';
import type { Return } from '../odds.ts';
import type { DrawnNumbers, Play } from '../Play.ts';
import { hit, numberBoard, prize } from './parts.ts';

/** Last digits of the lots on some places: each line wins once for each of them that is its number. */
export function endsPlay(words: PlayWords, places: readonly number[], digits: 2 | 3 | 4, share: Return): Play {
  const size = 10 ** digits;
  const won = prize(fraction(places.length, size), share);
  const fallen = (drawn: DrawnNumbers): number[] => places.map((place) => (drawn[place] ?? Number.NaN) % size);
  const timesOf = (number: number, drawn: DrawnNumbers): number => fallen(drawn).filter((one) => one === number).length;
  const shared = { ...words, returns: share, prizes: [won], prizesOf: () => [won] };
  if (digits === 2)
    return {
      ...shared,
      board: numberBoard(1, 100),
      countLines: ([picked = []]) => picked.length,
      best: ([picked = []]) => hit(picked.length > 0 ? places.length : 0),
      score: ([picked = []], drawn) => hit(sumOf(picked.map((number) => timesOf(number, drawn)))),
    };
  return {
    ...shared,
    board: { kind: 'typed', length: digits, lowest: 0, highest: 9, repeats: true },
    countLines: ({ length }) => length,
    best: ({ length }) => hit(length > 0 ? places.length : 0),
    score: (picked, drawn) => hit(sumOf(picked.map((line) => timesOf(Number(line.join('')), drawn)))),
  };
}
