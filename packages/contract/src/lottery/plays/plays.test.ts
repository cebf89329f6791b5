import { describe, expect, it } from 'vitest';
import { checkPick } from './checkPick.ts';
import { choicesOf, combinations, type Fraction, fraction, numbersBetween } from './counting.ts';
import { lotteryFamily } from './families.ts';
import type { lotteryFamilyIds } from './familyIds.ts';
import type { LotteryFamily } from './LotteryFamily.ts';
import type { DrawnNumbers, Hit, Picked, Play } from './Play.ts';
import { drawFor, families, pickFor, playOf, playsOf, randomFrom, sample, year } from './testing/testingPlays.ts';

/** Every result of a small space: digits that may repeat, or the first so many of a race with the others in ascending order. */
function resultsOf({ draw }: LotteryFamily, places: number): DrawnNumbers[] {
  if (draw.kind === 'lots') return [];
  const numbers = numbersBetween(draw.lowest, draw.highest);
  let results: number[][] = [[]];
  for (let place = 0; place < places; place += 1)
    results = results.flatMap((result) =>
      numbers.filter((number) => draw.repeats || !result.includes(number)).map((number) => [...result, number]),
    );
  if (places === draw.count) return results;
  return results.map((result) => [...result, ...numbers.filter((number) => !result.includes(number))]);
}

/** Families whose results are all walked, with the plays that read the places that are walked. */
const small: readonly [string, number, (play: Play) => boolean][] = [
  ['fiveDigits', 5, () => true],
  ['elevenOfFive', 5, () => true],
  ['threeDice', 3, () => true],
  ['pc28', 3, () => true],
  ['threeDigits', 3, () => true],
  ['tenRace', 5, ({ id }) => id.startsWith('top.') || id.startsWith('sum') || /^sides\.[1-5]$/.test(id)],
];

describe.each(small)('%s: each play against all results', (id, places, isWalked) => {
  const family = lotteryFamily(id as (typeof lotteryFamilyIds)[number], year);
  const results = resultsOf(family, places);
  it.each(playsOf(family).filter(([, play]) => isWalked(play)))('%s wins as often as it says', (name, play) => {
    const picked = pickFor(play, randomFrom(name.length * 7_919 + places));
    expect(checkPick(play, picked)).toBeUndefined();
    const won = new Map<string, number>();
    for (const drawn of results)
      for (const { prize, lines, times } of play.score(picked, drawn)) won.set(prize, (won.get(prize) ?? 0) + lines * times);
    const betLines = play.board.kind === 'options' ? 1 : play.countLines(picked);
    for (const { id: prize, ways, of } of play.prizes)
      expect([prize, fraction(won.get(prize) ?? 0, results.length * betLines)]).toEqual([prize, { ways, of }]);
  });
});

/** A pick of one line; of options all of them, each with a prize of its own. */
function lineFor(one: Play, random: (below: number) => number): Picked {
  const { board } = one;
  if (board.kind !== 'rows') return board.kind === 'options' ? pickFor(one, random) : pickFor(one, random).slice(0, 1);
  const numbers = numbersBetween(board.lowest, board.highest);
  const chosen = random(board.rows.length);
  const isFree = board.rows.every(({ least }) => least === 0);
  for (;;) {
    const picked = board.rows.map(({ least }, row) => sample(numbers, isFree && row === chosen ? 1 : least, random));
    // Rows of a race may have met on one car.
    if (one.countLines(picked) === 1) return picked;
  }
}

/** The lines of a pick, each as a pick of its own; undefined where rows are crossed with each other. */
function linesOf({ board }: Play, picked: Picked): Picked[] | undefined {
  if (board.kind === 'options') return (picked[0] ?? []).map((place) => [[place]]);
  if (board.kind === 'typed') return picked.map((line) => [line]);
  const [only] = board.rows;
  if (only && board.rows.length === 1) return choicesOf(picked[0] ?? [], only.least).map((line) => [line]);
  if (board.rows.some(({ least }) => least > 0)) return undefined;
  return picked.flatMap((row, place) => row.map((number) => picked.map((_, other) => (other === place ? [number] : []))));
}

const timesBy = (hits: readonly Hit[]): Record<string, number> => {
  const times: Record<string, number> = {};
  for (const { prize, lines, times: each } of hits) times[prize] = (times[prize] ?? 0) + lines * each;
  return times;
};

const large = families.filter(({ id }) => !small.some(([walked]) => walked === id) || id === 'tenRace');
describe.each(large.map((family) => [family.id, family] as const))('%s: each play against drawn results', (_id, family) => {
  const random = randomFrom(20_261_129);
  const results = Array.from({ length: process.env['TEST_ALL'] === '1' ? 8_000 : 2_000 }, () => drawFor(family, random));
  it.each(playsOf(family))('%s wins about as often as it says', (name, one) => {
    // Of options all are picked at once: once more says nothing more.
    const turns = one.board.kind === 'options' ? 1 : 12;
    const picks = Array.from({ length: turns }, (_, turn) => lineFor(one, randomFrom(name.length * 131 + turn)));
    const won = new Map<string, number>();
    for (const picked of picks) {
      expect(checkPick(one, picked)).toBeUndefined();
      for (const drawn of results)
        for (const { prize, lines, times } of one.score(picked, drawn)) {
          won.set(prize, (won.get(prize) ?? 0) + lines * times);
          won.set(`${prize} ${times}`, (won.get(`${prize} ${times}`) ?? 0) + lines);
        }
    }
    const expectAbout = (name: string, { ways, of }: Fraction): void => {
      const expected = (Number(ways) / Number(of)) * picks.length * results.length;
      // Of a rare prize, which falls as a Poisson number does, the spread is the root of what is expected.
      expect(Math.abs((won.get(name) ?? 0) - expected), name).toBeLessThan(5 * Math.sqrt(expected) + 1);
    };
    for (const { id: prize, byTimes, ...chance } of one.prizes) {
      expectAbout(prize, chance);
      for (const [place, exactly] of (byTimes ?? []).entries()) expectAbout(`${prize} ${place + 1}`, exactly);
    }
  });

  it.each(playsOf(family).filter(([, { prizes }]) => prizes.some(({ byTimes }) => byTimes)))(
    '%s: how often a line wins once, twice and so on comes to how often it wins',
    (_name, { prizes }) => {
      for (const { byTimes = [], ways, of } of prizes) {
        const [first] = byTimes;
        const sum = byTimes.reduce(
          (all, one, place) => fraction(all.ways * one.of + BigInt(place + 1) * one.ways * all.of, all.of * one.of),
          fraction(0n, first?.of ?? 1n),
        );
        expect(sum).toEqual({ ways, of });
      }
    },
  );

  it.each(playsOf(family))('%s: a pick wins what its lines win one by one', (name, one) => {
    const picked = pickFor(one, randomFrom(name.length * 17));
    const lines = linesOf(one, picked);
    if (!lines) return;
    expect(lines).toHaveLength(one.board.kind === 'options' ? one.board.options.length : one.countLines(picked));
    for (const drawn of results.slice(0, 50))
      expect(timesBy(one.score(picked, drawn))).toEqual(timesBy(lines.flatMap((line) => one.score(line, drawn))));
  });
});

const named = families.filter(({ caps }) => caps.line < caps.period);
describe.each(named.map((family) => [family.id, family] as const))('§9 %s: lines that have a cap of their own', (_id, family) => {
  const random = randomFrom(9_172);
  it.each(playsOf(family))('%s: a line that wins has its name in every pick', (name, one) => {
    const picked = pickFor(one, randomFrom(name.length * 31));
    const lines = linesOf(one, picked);
    const namesIn = (hits: readonly Hit[]): string[] =>
      hits.flatMap(({ prize, names = [] }) => names.map((line) => `${prize} ${line}`)).sort();
    for (let draw = 0; draw < 200; draw += 1) {
      const drawn = drawFor(family, random);
      const hits = one.score(picked, drawn);
      for (const hit of hits) expect(new Set(hit.names).size).toBe(hit.lines);
      if (lines) expect(namesIn(hits)).toEqual(namesIn(lines.flatMap((line) => one.score(line, drawn))));
      // Lines whose rows are crossed: only one of them can win.
      else expect(hits.map(({ names }) => names)).toEqual(hits.map(() => ['']));
    }
  });
});

it('§9 tells no lines one by one that are more than a thousand', () => {
  const drawn = numbersBetween(1, 20);
  const hitsOf = (numbers: number) => playOf('keno', 'pick.5').score([numbersBetween(1, numbers)], drawn);
  expect(hitsOf(10).map(({ lines, names }) => [lines, names?.length])).toEqual([[252, 252]]);
  expect(hitsOf(20).map(({ lines, names }) => [lines, names])).toEqual([[15_504, undefined]]);
});

/** Of a line of numbers none of which is another’s like, all results by how many of it are among the places that count. */
it.each(
  families.flatMap((family): [string, string, LotteryFamily, Play][] => {
    const { draw } = family;
    const isPool = ({ prizes, id }: Play): boolean => prizes.every((prize) => /^hits\d+$/.test(prize.id)) && id !== 'special';
    return draw.kind === 'lots' || draw.repeats ? [] : family.plays.filter(isPool).map((one) => [family.id, one.id, family, one]);
  }),
)('%s %s wins each prize as often as it says, over all results', (_id, name, { draw }, one) => {
  if (draw.kind === 'lots' || one.board.kind !== 'rows') throw new Error('It is no pool.');
  const least = one.board.rows[0]?.least ?? 0;
  const numbers = numbersBetween(draw.lowest, draw.highest);
  const [line, others] = [numbers.slice(0, least), numbers.slice(least)];
  // The sets of Mark Six don’t count the seventh number.
  const places = name.startsWith('sets.') ? draw.count - 1 : draw.count;
  const won = new Map<string, bigint>();
  let results = 0n;
  for (let right = Math.max(0, places - others.length); right <= Math.min(least, places); right += 1) {
    const ways = combinations(least, right) * combinations(others.length, places - right);
    results += ways;
    const drawn = [...line.slice(0, right), ...others.slice(0, places - right), ...others.slice(-1)].slice(0, draw.count);
    for (const { prize, lines } of one.score([line], drawn)) won.set(prize, (won.get(prize) ?? 0n) + ways * BigInt(lines));
  }
  for (const { id: prize, ways, of } of one.prizes) expect([prize, fraction(won.get(prize) ?? 0n, results)]).toEqual([prize, { ways, of }]);
});

it('Power 6/55 wins each prize as often as it says, over all results', () => {
  const one = playOf('power655', 'ticket');
  const line = numbersBetween(1, 6);
  const others = numbersBetween(7, 55);
  const won = new Map<string, bigint>();
  let results = 0n;
  for (let right = 0; right <= 6; right += 1)
    for (const last of [line[right], others.at(-1)]) {
      if (last === undefined) continue;
      const lasts = last <= 6 ? 6 - right : others.length - (6 - right);
      const ways = combinations(6, right) * combinations(others.length, 6 - right) * BigInt(lasts);
      results += ways;
      const drawn = [...line.slice(0, right), ...others.slice(0, 6 - right), last];
      for (const { prize, lines } of one.score([line], drawn)) won.set(prize, (won.get(prize) ?? 0n) + ways * BigInt(lines));
    }
  expect(results).toBe(combinations(55, 6) * 49n);
  for (const { id: prize, ways, of } of one.prizes) expect([prize, fraction(won.get(prize) ?? 0n, results)]).toEqual([prize, { ways, of }]);
});

describe.each(['vietnamNorth', 'vietnamSouth'] as const)('Đá, %s', (family) => {
  const pair = playOf(family, 'pair');
  it('takes two to five numbers, and each pair of them is a line', () => {
    const linesBy = [1, 2, 3, 4, 5, 6].map((count) => {
      const picked = [numbersBetween(10, 9 + count)];
      return checkPick(pair, picked)?.fault ?? pair.countLines(picked);
    });
    expect(linesBy).toEqual(['incomplete', 1, 3, 6, 10, 'too_many']);
  });

  it('pays a pair as often as both of its numbers have fallen: what its example says', () => {
    const lots = family === 'vietnamNorth' ? 27 : 18;
    const drawn = [84_015, 15, 42, 51_942, 168, ...Array.from({ length: lots - 5 }, () => 1_500)];
    expect(pair.score([[15, 42, 68]], drawn)).toEqual([
      { prize: 'win', lines: 1, times: 2 },
      { prize: 'win', lines: 2, times: 1 },
    ]);
    expect(pair.score([[15, 99]], drawn)).toEqual([]);
    expect(playOf(family, 'set.2').score([[15, 42, 68]], drawn)).toMatchObject([{ lines: 3, times: 1 }]);
  });
});

/** Plays on the last digits of lots: which of the places count, and how many digits. */
const north = numbersBetween(0, 26);
const south = numbersBetween(0, 17);
it.each([
  ['vietnamNorth', 'lot.2', 2, north],
  ['vietnamNorth', 'lot.3', 3, north.slice(0, 23)],
  ['vietnamNorth', 'lot.4', 4, north.slice(0, 20)],
  ['vietnamNorth', 'special.2', 2, [0]],
  ['vietnamNorth', 'first.2', 2, [1]],
  ['vietnamNorth', 'three.special', 3, [0]],
  ['vietnamNorth', 'three.small', 3, [0, 20, 21, 22]],
  ['vietnamNorth', 'four.special', 4, [0]],
  ['vietnamNorth', 'ends.head', 2, [23, 24, 25, 26]],
  ['vietnamNorth', 'ends.both', 2, [0, 23, 24, 25, 26]],
  ['vietnamSouth', 'lot.2', 2, south],
  ['vietnamSouth', 'lot.3', 3, south.slice(0, 17)],
  ['vietnamSouth', 'lot.4', 4, south.slice(0, 16)],
  ['vietnamSouth', 'special.2', 2, [0]],
  ['vietnamSouth', 'first.2', 2, [1]],
  ['vietnamSouth', 'three.special', 3, [0]],
  ['vietnamSouth', 'three.small', 3, [0, 16]],
  ['vietnamSouth', 'four.special', 4, [0]],
  ['vietnamSouth', 'ends.head', 2, [17]],
  ['vietnamSouth', 'ends.both', 2, [0, 17]],
] as const)('%s %s wins by the last %i digits of the lots that count, and of no other', (family, id, digits, places) => {
  const one = playOf(family, id);
  const { draw } = lotteryFamily(family, year);
  const widths = draw.kind === 'lots' ? draw.lots.flatMap(({ count, digits: width }) => Array.from({ length: count }, () => width)) : [];
  const number = 5_678 % 10 ** digits;
  const line = digits === 2 ? [number] : [...String(number)].map(Number);
  const counting = widths.flatMap((_, at) => {
    const drawn = widths.map((width, place) => (place === at ? 345_678 % 10 ** width : 0));
    return one.score([line], drawn).length > 0 ? [at] : [];
  });
  expect(counting).toEqual(places);
  expect(
    one.score(
      [line],
      widths.map((width) => 345_678 % 10 ** width),
    ),
  ).toEqual([{ prize: 'win', lines: 1, times: places.length }]);
  expect(one.prizes.map(({ ways, of }) => ({ ways, of }))).toEqual([fraction(places.length, 10 ** digits)]);
});
