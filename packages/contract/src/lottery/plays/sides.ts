import { bestHits, hit, optionsPlay, type PlayOption, type PlayWords } from './builders/index.ts';
import { sumOf } from './counting.ts';
import type { Return } from './odds.ts';
import type { DrawnNumbers, Hit, Play, PlayText } from './Play.ts';

const labels = {
  big: { vi: 'Lớn', en: 'Big' },
  small: { vi: 'Nhỏ', en: 'Small' },
  odd: { vi: 'Lẻ', en: 'Odd' },
  even: { vi: 'Chẵn', en: 'Even' },
  dragon: { vi: 'Rồng', en: 'Dragon' },
  tiger: { vi: 'Hổ', en: 'Tiger' },
  tie: { vi: 'Hoà', en: 'Tie' },
} as const satisfies Record<string, PlayText>;

/** Values of a draw with the number of results that have each: from these the ways of every side are counted. */
export type ValueWays = ReadonlyMap<number, bigint>;

const waysWhere = (ways: ValueWays, is: (value: number) => boolean): bigint =>
  [...ways].reduce((sum, [value, count]) => (is(value) ? sum + count : sum), 0n);
const allWays = (ways: ValueWays): bigint => waysWhere(ways, () => true);

/** Values from `lowest` on, by how many results have each. */
export const valuesFrom = (ways: readonly bigint[], lowest = 0): ValueWays =>
  new Map([...ways.entries()].filter(([value, count]) => value >= lowest && count > 0n));

/** Numbers that are all as likely. */
export const evenWays = (lowest: number, highest: number): ValueWays =>
  new Map(Array.from({ length: highest - lowest + 1 }, (_, place) => [lowest + place, 1n]));

/** Big, small, odd and even of a value of the draw; a value of `back` gives the stake back. */
export function sidesPlay(
  words: PlayWords,
  { value, ways, bigFrom, back }: { value(drawn: DrawnNumbers): number; ways: ValueWays; bigFrom: number; back?: number },
  share: Return,
): Play {
  const isCounted = (one: number): boolean => one !== back;
  const tests: Record<'big' | 'small' | 'odd' | 'even', (one: number) => boolean> = {
    big: (one) => one >= bigFrom && isCounted(one),
    small: (one) => one < bigFrom && isCounted(one),
    odd: (one) => one % 2 === 1 && isCounted(one),
    even: (one) => one % 2 === 0 && isCounted(one),
  };
  const options = Object.entries(tests).map(
    ([id, test]): PlayOption => ({
      id,
      label: labels[id as keyof typeof tests],
      ways: waysWhere(ways, test),
      wins: (drawn) => test(value(drawn)),
      ...(back !== undefined && { backWays: ways.get(back) ?? 0n, isBack: (drawn) => value(drawn) === back }),
    }),
  );
  const play = optionsPlay(words, options, allWays(ways), share);
  const sides = Object.entries(tests);
  const hitsAt = (picked: readonly number[], one: number): Hit[] =>
    picked.flatMap((place) => {
      const [id, test] = sides[place] ?? [];
      if (one === back) return hit(1, `${id}.back`);
      return id !== undefined && test?.(one) ? hit(1, id) : [];
    });
  return {
    ...play,
    best: ([picked = []]) =>
      bestHits(
        play.prizes,
        [...ways.keys()].map((one) => hitsAt(picked, one)),
      ),
  };
}

/** Each value of the draw as an option, with odds of its own. */
export function valuesPlay(
  words: PlayWords,
  { value, ways }: { value(drawn: DrawnNumbers): number; ways: ValueWays },
  share: Return,
): Play {
  const options = [...ways].map(
    ([one, count]): PlayOption => ({
      id: String(one),
      label: { vi: String(one), en: String(one) },
      ways: count,
      wins: (drawn) => value(drawn) === one,
    }),
  );
  return optionsPlay(words, options, allWays(ways), share);
}

/** Which of two places has the larger number; a tie is an option where there can be one. */
export function dragonTigerPlay(
  words: PlayWords,
  { dragon, tiger, size, repeats }: { dragon: number; tiger: number; size: number; repeats: boolean },
  share: Return,
): Play {
  const larger = (BigInt(size) * BigInt(size - 1)) / 2n;
  const compare = (drawn: DrawnNumbers): number => Math.sign((drawn[dragon] ?? 0) - (drawn[tiger] ?? 0));
  const options: PlayOption[] = [
    { id: 'dragon', label: labels.dragon, ways: larger, wins: (drawn) => compare(drawn) === 1 },
    { id: 'tiger', label: labels.tiger, ways: larger, wins: (drawn) => compare(drawn) === -1 },
    ...(repeats ? [{ id: 'tie', label: labels.tie, ways: BigInt(size), wins: (drawn: DrawnNumbers) => compare(drawn) === 0 }] : []),
  ];
  return optionsPlay(words, options, larger * 2n + (repeats ? BigInt(size) : 0n), share);
}

/** The sum of some places. */
export const sumAt =
  (places: readonly number[]) =>
  (drawn: DrawnNumbers): number =>
    sumOf(places.map((place) => drawn[place] ?? 0));
