import type { PlayWords } from '../builders/index.ts';
import { combinations, fraction, numbersBetween, power } from '../counting.ts';
import type { Return } from '../odds.ts';
import type { DrawnNumbers, Play, Prize } from '../Play.ts';
import { hitsBy, numberBoard, prize, spread } from './parts.ts';

/** Last digits of the lots on some places: each line wins once for each of them that is its number. */
export function endsPlay(words: PlayWords, places: readonly number[], digits: 2 | 3 | 4, share: Return): Play {
  const size = 10 ** digits;
  const { length } = places;
  const won: Prize = {
    ...prize(fraction(length, size), share),
    ...(length > 1 && {
      byTimes: numbersBetween(1, length).map((times) =>
        fraction(combinations(length, times) * power(size - 1, length - times), power(size, length)),
      ),
    }),
  };
  const fallen = (drawn: DrawnNumbers): number[] => places.map((place) => (drawn[place] ?? Number.NaN) % size);
  const timesOf = (number: number, drawn: DrawnNumbers): number => fallen(drawn).filter((one) => one === number).length;
  const shared = { ...words, returns: share, prizes: [won], prizesOf: () => [won] };
  if (digits === 2)
    return {
      ...shared,
      board: numberBoard(1, 100),
      countLines: ([picked = []]) => picked.length,
      best: ([picked = []]) => hitsBy(spread(length, picked.length)),
      score: ([picked = []], drawn) => hitsBy(picked.map((number) => timesOf(number, drawn))),
    };
  return {
    ...shared,
    board: { kind: 'typed', length: digits, lowest: 0, highest: 9, repeats: true },
    countLines: (lines) => lines.length,
    best: (lines) => hitsBy(spread(length, lines.length)),
    score: (picked, drawn) => hitsBy(picked.map((line) => timesOf(Number(line.join('')), drawn))),
  };
}
