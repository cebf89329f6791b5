import { arrangements, combinations, distinctLines, type Fraction, fraction, numbersBetween, power, sumOf } from './counting.ts';
import { oddsFor, type Return } from './odds.ts';
import type { Board, DrawnNumbers, Hit, Picked, Play, PlayText, Prize } from './Play.ts';

/** What the plays of a family have in common. */
export interface PlayWords {
  id: string;
  group: string;
  name: PlayText;
  rule: PlayText;
  example: PlayText;
}

const won: PlayText = { vi: 'Trúng', en: 'Win' };
const stakeBack: PlayText = { vi: 'Hoàn cược', en: 'Stake back' };

const prizeOf = (chance: Fraction, share: Return, { id, label }: { id: string; label: PlayText } = { id: 'win', label: won }): Prize => ({
  id,
  label,
  ...chance,
  odds: oddsFor(chance, share),
});
const hit = (times: number, prize = 'win'): Hit[] => (times > 0 ? [{ prize, times }] : []);
/** A play whose lines win one prize, which returns a share of stakes. */
const onePrize = (chance: Fraction, share: Return): Pick<Play, 'returns' | 'prizes' | 'prizesOf'> => {
  const prize = prizeOf(chance, share);
  return { returns: share, prizes: [prize], prizesOf: () => [prize] };
};

/** Of what several draws bring, that which is worth the most. */
export function bestHits(prizes: readonly Prize[], draws: readonly (readonly Hit[])[]): readonly Hit[] {
  const worth = (hits: readonly Hit[]): number =>
    sumOf(hits.map(({ prize, times }) => times * (prizes.find(({ id }) => id === prize)?.odds ?? 0)));
  return draws.reduce((best, hits) => (worth(hits) > worth(best) ? hits : best), []);
}
/** A play whose best draw is among these: they are few, or each kind of result is among them once. */
export const withDraws = (play: Play, draws: readonly DrawnNumbers[]): Play => ({
  ...play,
  best: (picked) =>
    bestHits(
      play.prizes,
      draws.map((drawn) => play.score(picked, drawn)),
    ),
});

/** Numbers that fall on these places, from 0 on, counted from the first one drawn. */
const at = (drawn: DrawnNumbers, places: readonly number[]): number[] => places.map((place) => drawn[place] ?? Number.NaN);

/** Range of the numbers of a place, and whether a number may fall on two places. */
export interface NumberRange {
  lowest: number;
  highest: number;
  repeats: boolean;
}
const sizeOf = ({ lowest, highest }: NumberRange): number => highest - lowest + 1;
const resultsOf = (range: NumberRange, count: number): bigint =>
  range.repeats ? power(sizeOf(range), count) : arrangements(sizeOf(range), count);

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
    score: (picked, drawn) => hit(picked.filter((row, index) => row.includes(drawn[places[index]?.place ?? -1] ?? Number.NaN)).length),
  };
}

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
    score: (picked, drawn) => hit(at(drawn, where).every((number, row) => picked[row]?.includes(number)) ? 1 : 0),
  };
}

/** The same with lines that are typed or pasted. */
export function typedPlay(words: PlayWords, range: NumberRange, places: readonly number[], share: Return): Play {
  const board: Board = { kind: 'typed', length: places.length, ...range };
  return {
    ...words,
    board,
    countLines: ({ length }) => length,
    ...onePrize(fraction(1, resultsOf(range, places.length)), share),
    best: () => hit(1),
    score: (picked, drawn) => {
      const fallen = at(drawn, places);
      return hit(picked.filter((line) => line.every((number, place) => number === fallen[place])).length);
    },
  };
}

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
      const fallen = at(drawn, places);
      const isWon = rows.every(({ times, count }, row) => {
        const falling = [...new Set(fallen)].filter((number) => fallen.filter((one) => one === number).length === times);
        return falling.length === count && falling.every((number) => picked[row]?.includes(number));
      });
      return hit(isWon ? 1 : 0);
    },
  };
}

/** Two rows are all that a group has. */
export const pairRows = (): readonly GroupRow[] => [
  { label: { vi: 'Số kép', en: 'Pair' }, times: 2, count: 1 },
  { label: { vi: 'Số đơn', en: 'Single' }, times: 1, count: 1 },
];

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
      const fallen = at(drawn, places);
      return hit(Number(combinations(picked.filter((number) => fallen.includes(number)).length, count)));
    },
  };
}

const poolLabel: PlayText = { vi: 'Chọn số', en: 'Numbers' };
const poolBoard = (range: Pick<NumberRange, 'lowest' | 'highest'>, least: number, most = range.highest - range.lowest + 1): Board => ({
  kind: 'rows',
  rows: [{ label: poolLabel, least, most }],
  lowest: range.lowest,
  highest: range.highest,
});

/** One of the options of a play. */
export interface PlayOption {
  id: string;
  label: PlayText;
  /** Results that win, of `results`. */
  ways: bigint | number;
  wins(drawn: DrawnNumbers): boolean;
  /** Results that give the stake back. Default none. */
  backWays?: bigint | number;
  isBack?(drawn: DrawnNumbers): boolean;
}

/** Options with odds of their own, of which one wins at a time: each that is picked is a line. Where results give the stake back, the win returns the rest of the share. */
export function optionsPlay(words: PlayWords, options: readonly PlayOption[], results: bigint | number, share: Return): Play {
  const prizesBy = options.map(({ id, label, ways, backWays = 0 }): Prize[] => {
    const [chance, back] = [fraction(ways, results), fraction(backWays, results)];
    if (back.ways === 0n) return [prizeOf(chance, share, { id, label })];
    // What is left of the share once stakes went back: (share − back) / chance.
    const rest = BigInt(share) * back.of - 10_000n * back.ways;
    const odds = Number((rest * chance.of) / (back.of * chance.ways * 100n));
    return [
      { id, label, ...chance, odds },
      { id: `${id}.back`, label: stakeBack, ...back, odds: 100 },
    ];
  });
  return {
    ...words,
    board: { kind: 'options', options: options.map(({ label }) => ({ label })) },
    countLines: ([picked = []]) => picked.length,
    returns: share,
    prizes: prizesBy.flat(),
    prizesOf: ([picked = []]) => picked.flatMap((place) => prizesBy[place] ?? []),
    best: ([picked = []]) => {
      const pairs = picked.map((place) => prizesBy[place] ?? []);
      // One of them wins, or the stakes of all that can come back do.
      return bestHits(prizesBy.flat(), [
        ...pairs.map(([one]) => hit(1, one?.id)),
        pairs.flatMap(([, back]) => (back ? hit(1, back.id) : [])),
      ]);
    },
    score: ([picked = []], drawn) =>
      picked.flatMap((place) => {
        const option = options[place];
        if (option?.wins(drawn)) return hit(1, option.id);
        return option?.isBack?.(drawn) ? hit(1, `${option.id}.back`) : [];
      }),
  };
}

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
  const hitsOf = (right: number, chosen: number): Hit[] =>
    tiers.flatMap(({ hits }) => hit(Number(combinations(right, hits) * combinations(chosen - right, count - hits)), `hits${hits}`));
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
        numbersBetween(fewest, highestRight).map((right) => hitsOf(right, picked.length)),
      );
    },
    score: ([picked = []], drawn) => {
      const fallen = at(drawn, places);
      return hitsOf(picked.filter((number) => fallen.includes(number)).length, picked.length);
    },
  };
}
