import { describe, expect, it } from 'vitest';
import { checkPick } from './checkPick.ts';
import { arrangements, combinations, fraction, numbersBetween, sumOf } from './counting.ts';
import { lotteryFamily } from './families.ts';
import { lotteryFamilyIds } from './familyIds.ts';
import type { LotteryFamily } from './LotteryFamily.ts';
import { returnOf } from './odds.ts';
import type { DrawnNumbers, Hit, Picked, Play } from './Play.ts';
import { bestWinningsOf, cappedReturn, fullStake, prizeAmount, winningsOf } from './winnings.ts';

const year = 2026;
const families = lotteryFamilyIds.map((id) => lotteryFamily(id, year));
const playsOf = (family: LotteryFamily): [string, Play][] => family.plays.map((play) => [play.id, play]);

const play = (family: (typeof lotteryFamilyIds)[number], id: string): Play => {
  const found = lotteryFamily(family, year).plays.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

/** Numbers that follow from a seed: each run tests the same picks. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function sample(from: readonly number[], count: number, random: (below: number) => number): number[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0] ?? 0);
}

/** A pick with a few more numbers than it needs. */
function pickFor({ board }: Play, random: (below: number) => number): Picked {
  if (board.kind === 'options') return [board.options.map((_, place) => place)];
  const numbers = numbersBetween(board.lowest, board.highest);
  if (board.kind === 'typed') {
    const line = (): number[] =>
      board.repeats
        ? Array.from({ length: board.length }, () => numbers[random(numbers.length)] ?? 0)
        : sample(numbers, board.length, random);
    return [...new Map(Array.from({ length: 6 }, line).map((one) => [one.join(), one])).values()];
  }
  return board.rows.map(({ least, most }) => sample(numbers, Math.min(most, least + 2), random));
}

/** A draw of a family, of numbers that follow from a seed. */
function drawFor({ draw }: LotteryFamily, random: (below: number) => number): DrawnNumbers {
  if (draw.kind === 'lots') return draw.lots.flatMap(({ count, digits }) => Array.from({ length: count }, () => random(10 ** digits)));
  const numbers = numbersBetween(draw.lowest, draw.highest);
  if (!draw.repeats) return sample(numbers, draw.count, random);
  return Array.from({ length: draw.count }, () => numbers[random(numbers.length)] ?? 0);
}

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
    for (const drawn of results) for (const { prize, times } of play.score(picked, drawn)) won.set(prize, (won.get(prize) ?? 0) + times);
    const lines = play.board.kind === 'options' ? 1 : play.countLines(picked);
    for (const { id: prize, ways, of } of play.prizes)
      expect([prize, fraction(won.get(prize) ?? 0, results.length * lines)]).toEqual([prize, { ways, of }]);
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

/** All ways to choose so many of these. */
function choicesOf(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((number, place) => choicesOf(from.slice(place + 1), count - 1).map((others) => [number, ...others]));
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
  for (const { prize, times: more } of hits) times[prize] = (times[prize] ?? 0) + more;
  return times;
};

const large = families.filter(({ id }) => !small.some(([walked]) => walked === id) || id === 'tenRace');
describe.each(large.map((family) => [family.id, family] as const))('%s: each play against drawn results', (_id, family) => {
  const random = randomFrom(20_261_129);
  const results = Array.from({ length: 8_000 }, () => drawFor(family, random));
  it.each(playsOf(family))('%s wins about as often as it says', (name, one) => {
    // Of options all are picked at once: once more says nothing more.
    const turns = one.board.kind === 'options' ? 1 : 12;
    const picks = Array.from({ length: turns }, (_, turn) => lineFor(one, randomFrom(name.length * 131 + turn)));
    const won = new Map<string, number>();
    for (const picked of picks) {
      expect(checkPick(one, picked)).toBeUndefined();
      for (const drawn of results) for (const { prize, times } of one.score(picked, drawn)) won.set(prize, (won.get(prize) ?? 0) + times);
    }
    for (const { id: prize, ways, of } of one.prizes) {
      const expected = (Number(ways) / Number(of)) * picks.length * results.length;
      // Of a rare prize, which falls as a Poisson number does, the spread is the root of what is expected.
      expect(Math.abs((won.get(prize) ?? 0) - expected), prize).toBeLessThan(5 * Math.sqrt(expected) + 1);
    }
  });

  it.each(playsOf(family))('%s: a pick wins what its lines win one by one', (name, one) => {
    const picked = pickFor(one, randomFrom(name.length * 17));
    const lines = linesOf(one, picked);
    if (!lines) return;
    expect(lines).toHaveLength(one.board.kind === 'options' ? one.board.options.length : one.countLines(picked));
    for (const drawn of results.slice(0, 50))
      expect(timesBy(one.score(picked, drawn))).toEqual(timesBy(lines.flatMap((line) => one.score(line, drawn))));
  });
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
    for (const { prize, times } of one.score([line], drawn)) won.set(prize, (won.get(prize) ?? 0n) + ways * BigInt(times));
  }
  for (const { id: prize, ways, of } of one.prizes) expect([prize, fraction(won.get(prize) ?? 0n, results)]).toEqual([prize, { ways, of }]);
});

it('Power 6/55 wins each prize as often as it says, over all results', () => {
  const one = play('power655', 'ticket');
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
      for (const { prize, times } of one.score([line], drawn)) won.set(prize, (won.get(prize) ?? 0n) + ways * BigInt(times));
    }
  expect(results).toBe(combinations(55, 6) * 49n);
  for (const { id: prize, ways, of } of one.prizes) expect([prize, fraction(won.get(prize) ?? 0n, results)]).toEqual([prize, { ways, of }]);
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
  const one = play(family, id);
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
  ).toEqual([{ prize: 'win', times: places.length }]);
  expect(one.prizes.map(({ ways, of }) => ({ ways, of }))).toEqual([fraction(places.length, 10 ** digits)]);
});

describe.each(families.map((family) => [family.id, family] as const))('%s', (_id, family) => {
  it.each(playsOf(family))('%s returns what it says, but for the rounding of its odds', (_name, play) => {
    const groups = play.board.kind === 'options' ? play.board.options.map((_, place) => play.prizesOf([[place]])) : [play.prizes];
    for (const prizes of groups) {
      const { ways, of } = returnOf(prizes);
      const returned = Number((ways * 1_000_000n) / of) / 1_000_000;
      // Each prize loses less than a hundredth of the stake.
      const rounding = sumOf(prizes.map((prize) => (Number(prize.ways) / Number(prize.of)) * 100));
      expect(returned).toBeLessThanOrEqual(play.returns + 1e-6);
      expect(returned).toBeGreaterThan(play.returns - rounding - 1e-6);
      for (const { odds } of prizes) expect(odds).toBeGreaterThan(99);
    }
  });

  it('has names of its own, and a tab for each play', () => {
    expect(new Set(family.plays.map(({ id }) => id)).size).toBe(family.plays.length);
    const groups = new Set(family.groups.map(({ id }) => id));
    expect(new Set(family.plays.map(({ group }) => group))).toEqual(groups);
  });
});

const chanceOf = (family: (typeof lotteryFamilyIds)[number], id: string): string =>
  play(family, id)
    .prizes.slice(0, 1)
    .map(({ ways, of }) => `${ways}/${of}`)
    .join();

it.each([
  // Five digits: the counts of the literature.
  ['fiveDigits', 'five.group120.all', fraction(120, 100_000)],
  ['fiveDigits', 'five.group60.all', fraction(60, 100_000)],
  ['fiveDigits', 'five.group30.all', fraction(30, 100_000)],
  ['fiveDigits', 'five.group20.all', fraction(20, 100_000)],
  ['fiveDigits', 'five.group10.all', fraction(10, 100_000)],
  ['fiveDigits', 'five.group5.all', fraction(5, 100_000)],
  ['fiveDigits', 'three.any1.front', fraction(271, 1_000)],
  ['fiveDigits', 'three.any2.front', fraction(54, 1_000)],
  ['elevenOfFive', 'any.1', fraction(5, 11)],
  ['elevenOfFive', 'any.4', fraction(5, 330)],
  ['elevenOfFive', 'any.5', fraction(1, 462)],
  ['elevenOfFive', 'any.7', fraction(15, 330)],
  ['elevenOfFive', 'any.8', fraction(20, 165)],
  ['threeDice', 'single', fraction(91, 216)],
  ['threeDice', 'pair', fraction(16, 216)],
  ['tenRace', 'top.4', fraction(1, 5_040)],
  ['tenRace', 'top.5', fraction(1, 30_240)],
  ['tenRace', 'sum.sides', fraction(40, 90)],
  ['vietnamNorth', 'lot.2', fraction(27, 100)],
  ['vietnamNorth', 'lot.3', fraction(23, 1_000)],
  ['vietnamNorth', 'lot.4', fraction(20, 10_000)],
  ['vietnamSouth', 'lot.2', fraction(18, 100)],
  ['vietnamSouth', 'lot.3', fraction(17, 1_000)],
  ['vietnamSouth', 'lot.4', fraction(16, 10_000)],
  ['vietnamNorth', 'ends.both', fraction(5, 100)],
  ['vietnamSouth', 'ends.both', fraction(2, 100)],
  ['mega645', 'ticket', fraction(1, 8_145_060)],
] as const)('%s %s is won as often as the literature says', (family, id, { ways, of }) => {
  expect(chanceOf(family, id)).toBe(`${ways}/${of}`);
});

/** How many of all results win each prize, in the order of the prizes. */
it.each([
  ['fiveDigits', 'place', [1], 10],
  ['fiveDigits', 'two.straight.back', [1], 100],
  ['fiveDigits', 'two.pair.back', [2], 100],
  ['fiveDigits', 'three.straight.front', [1], 1_000],
  ['fiveDigits', 'three.group3.front', [3], 1_000],
  ['fiveDigits', 'three.group6.front', [6], 1_000],
  ['fiveDigits', 'four.straight.back', [1], 10_000],
  ['fiveDigits', 'four.group24.back', [24], 10_000],
  ['fiveDigits', 'four.group12.back', [12], 10_000],
  ['fiveDigits', 'four.group6.back', [6], 10_000],
  ['fiveDigits', 'four.group4.back', [4], 10_000],
  ['fiveDigits', 'five.straight.all', [1], 100_000],
  ['fiveDigits', 'two.sum.back', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 100],
  ['fiveDigits', 'sides.sum', [1, 1, 1, 1], 2],
  ['fiveDigits', 'dragonTiger.15', [45, 45, 10], 100],
  ['elevenOfFive', 'any.2', [10], 55],
  ['elevenOfFive', 'any.3', [10], 165],
  ['elevenOfFive', 'any.6', [6], 462],
  ['elevenOfFive', 'place', [1], 11],
  ['elevenOfFive', 'front2.straight', [1], 110],
  ['elevenOfFive', 'front2.group', [1], 55],
  ['elevenOfFive', 'front3.straight', [1], 990],
  ['elevenOfFive', 'front3.group', [1], 165],
  ['elevenOfFive', 'fun.odd', [1, 30, 150, 200, 75, 6], 462],
  ['elevenOfFive', 'fun.middle', [28, 63, 90, 100, 90, 63, 28], 462],
  ['elevenOfFive', 'sides.1', [5, 1, 5, 1, 5, 1, 5, 1], 11],
  ['threeDice', 'sum', [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1], 216],
  ['threeDice', 'sides', [108, 108, 108, 108], 216],
  ['threeDice', 'triple', [1, 1, 1, 1, 1, 1], 216],
  ['threeDice', 'any', [6, 24], 216],
  ['threeDice', 'pair.single', Array.from({ length: 30 }, () => 3), 216],
  ['threeDice', 'different.2', [30], 216],
  ['threeDice', 'different.3', [6], 216],
  ['tenRace', 'place', [1], 10],
  ['tenRace', 'top.2', [1], 90],
  ['tenRace', 'top.3', [1], 720],
  ['tenRace', 'sum', [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2], 90],
  ['tenRace', 'sum.sides', [40, 50, 50, 40], 90],
  ['tenRace', 'dragonTiger.1', [45, 45], 90],
  ['pc28', 'number', [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75, 75, 73, 69, 63, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1], 1_000],
  ['pc28', 'sides', [500, 500, 500, 500], 1_000],
  ['pc28', 'sides.both', [231, 269, 269, 231], 1_000],
  ['pc28', 'special', [56, 56, 10], 1_000],
  ['threeDigits', 'three.straight', [1], 1_000],
  ['threeDigits', 'group.3', [3], 1_000],
  ['threeDigits', 'group.6', [6], 1_000],
  ['threeDigits', 'group.any', [271], 1_000],
  ['keno', 'pick.1', [1], 4],
  ['keno', 'pick.2', [190], 3_160],
  ['keno', 'pick.3', [1_140, 11_400], 82_160],
  ['keno', 'pick.4', [4_845, 68_400, 336_300], 1_581_580],
  ['markSix', 'special', [1], 49],
  ['markSix', 'special.colour', [17, 16, 16], 49],
  ['markSix', 'sides', [24, 1, 24, 1, 24, 1, 24, 1], 49],
  ['markSix', 'sets.2', [15], 1_176],
  ['markSix', 'sets.3', [20], 18_424],
  ['markSix', 'missed.5', [850_668], 1_906_884],
  ['vietnamNorth', 'sides', [50, 50, 50, 50], 100],
  ['vietnamSouth', 'ends.tens', Array.from({ length: 10 }, () => 1), 10],
  ['mega645', 'ticket', [1, 234, 11_115, 182_780], 8_145_060],
  ['power655', 'ticket', [1, 17_640, 368_480, 6, 288], 28_989_675],
] as const)('%s %s has the counts of the literature', (family, id, counts, results) => {
  expect(play(family, id).prizes.map(({ ways, of }) => ({ ways, of }))).toEqual(counts.map((count) => fraction(count, results)));
});

it.each([
  ['vietnamNorth', 'set.2', 0.05488],
  ['vietnamNorth', 'set.3', 0.0123],
  ['vietnamNorth', 'set.4', 0.00267],
  ['vietnamSouth', 'set.2', 0.02611],
  ['vietnamSouth', 'set.3', 0.003913],
  ['vietnamSouth', 'set.4', 0.000555],
  // Fair odds of the literature’s returns at 2, 4 and 6.
  ['vietnamNorth', 'missed.8', 0.1053],
  ['vietnamSouth', 'missed.4', 0.4796],
  ['vietnamSouth', 'missed.8', 0.2229],
  ['vietnamSouth', 'missed.10', 0.1501],
  ['keno', 'sides.half', 0.3984],
  ['markSix', 'zodiac.any', 0.5539],
] as const)('%s %s has the chance of the literature to its digits', (family, id, chance) => {
  const chances = play(family, id).prizes.map(({ ways, of }) => Number(ways) / Number(of));
  expect(Math.max(...chances)).toBeGreaterThan(chance * 0.998);
  expect(Math.max(...chances)).toBeLessThan(chance * 1.002);
});

it('counts the sums of Keno again', () => {
  let ways: Map<number, bigint>[] = Array.from({ length: 21 }, (_, count) => (count === 0 ? new Map([[0, 1n]]) : new Map()));
  for (let number = 1; number <= 80; number += 1)
    ways = ways.map((bySum, count) => {
      const next = new Map(bySum);
      for (const [sum, known] of ways[count - 1] ?? []) next.set(sum + number, (next.get(sum + number) ?? 0n) + known);
      return next;
    });
  const bySum = [...(ways[20] ?? [])];
  const between = (from: number, to: number): bigint =>
    bySum.reduce((all, [sum, known]) => (sum >= from && sum <= to ? all + known : all), 0n);
  const results = between(0, 2_000);
  const elements = play('keno', 'elements').prizes;
  const ranges = [
    [210, 695],
    [696, 763],
    [764, 855],
    [856, 923],
    [924, 1_410],
  ] as const;
  expect(elements.map(({ ways: own, of }) => (own * results) / of)).toEqual(ranges.map(([from, to]) => between(from, to)));
  const [big, back] = play('keno', 'sides.sum').prizes;
  expect(big && (big.ways * results) / big.of).toBe(between(811, 2_000));
  expect(back && (back.ways * results) / back.of).toBe(between(810, 810));
});

it('§3 Mark Six gives five numbers to the sign of the lunar year, and four to each other', () => {
  for (const [lunarYear, sign] of [
    [2025, 'Snake'],
    [2026, 'Horse'],
  ] as const) {
    const signs = play('markSix', 'zodiac.special').prizes;
    expect(signs.map(({ ways, of }) => Number(ways) * (49 / Number(of))).toSorted()).toEqual([...Array.from({ length: 11 }, () => 4), 5]);
    const own = lotteryFamily('markSix', lunarYear)
      .plays.find(({ id }) => id === 'zodiac.special')
      ?.prizes.find(({ ways, of }) => Number(ways) * (49 / Number(of)) === 5);
    expect(own?.label.en).toBe(sign);
  }
});

describe('§9 caps', () => {
  const digit = play('fiveDigits', 'two.straight.back');
  const { caps } = lotteryFamily('fiveDigits', year);
  it('pays no more for a line than its cap, and says so', () => {
    const picked = [[9], [6]];
    expect(winningsOf(digit, picked, [3, 8, 1, 9, 6], { stake: 300, caps })).toEqual({ amount: 29_400, isCapped: false });
    expect(winningsOf(digit, picked, [3, 8, 1, 9, 6], { stake: 1_000, caps })).toEqual({ amount: 30_000, isCapped: true });
    expect(winningsOf(digit, picked, [3, 8, 1, 6, 9], { stake: 1_000, caps })).toEqual({ amount: 0, isCapped: false });
  });

  it.each([
    ['fiveDigits', 30_000, 300_000],
    ['elevenOfFive', 30_000, 300_000],
    ['threeDice', 30_000, 300_000],
    ['tenRace', 30_000, 300_000],
    ['pc28', 30_000, 300_000],
    ['keno', 30_000, 300_000],
    ['threeDigits', 30_000, 100_000],
    ['vietnamNorth', 1_000_000, 1_000_000],
    ['vietnamSouth', 1_000_000, 1_000_000],
    ['mega645', 1_000_000, 1_000_000],
    ['power655', 1_000_000, 1_000_000],
  ] as const)('%s pays %i for a line and %i to an account in a period', (family, line, period) => {
    expect(lotteryFamily(family, year).caps).toEqual({ line, period });
  });

  it('pays no more in a period than its cap', () => {
    const all = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]];
    const lots = play('vietnamNorth', 'lot.2');
    const north = lotteryFamily('vietnamNorth', year).caps;
    expect(
      winningsOf(
        lots,
        all,
        Array.from({ length: 27 }, (_, place) => place % 10),
        { stake: 11_000, caps: north },
      ),
    ).toEqual({
      amount: north.period,
      isCapped: true,
    });
  });

  it.each(families.map((family): [string, LotteryFamily] => [family.id, family]))(
    'tells the most that a pick can win: %s',
    (_id, family) => {
      const random = randomFrom(11);
      const open = { line: Number.MAX_SAFE_INTEGER, period: Number.MAX_SAFE_INTEGER };
      for (const one of family.plays) {
        const picked = pickFor(one, random);
        const best = bestWinningsOf(one, picked, { stake: 100, caps: open });
        expect(best.amount, one.id).toBeGreaterThanOrEqual(Math.min(...one.prizes.map(({ odds }) => odds)));
        for (let draw = 0; draw < 300; draw += 1) {
          const { amount } = winningsOf(one, picked, drawFor(family, random), { stake: 100, caps: open });
          expect(amount, one.id).toBeLessThanOrEqual(best.amount);
        }
      }
    },
  );

  it('knows which sides win together, and which do not', () => {
    const sum = play('fiveDigits', 'sides.sum');
    const open = { line: Number.MAX_SAFE_INTEGER, period: Number.MAX_SAFE_INTEGER };
    const bestOf = (picked: number[]): number => bestWinningsOf(sum, [picked], { stake: 100, caps: open }).amount;
    expect(bestOf([0, 1])).toBe(bestOf([0]));
    expect(bestOf([0, 2])).toBe(2 * bestOf([0]));
    expect(bestWinningsOf(play('fiveDigits', 'place'), [[1, 3], [], [5], [], []], { stake: 100, caps: open }).amount).toBe(2 * 980);
  });

  it('names the highest stake that no cap cuts, and what is returned above it', () => {
    const stake = fullStake(digit.prizes, caps);
    const [prize] = digit.prizes;
    expect(prize && prizeAmount(prize, stake, { line: Number.MAX_SAFE_INTEGER })).toBeLessThanOrEqual(caps.line);
    expect(prize && prizeAmount(prize, stake + 1, { line: Number.MAX_SAFE_INTEGER })).toBeGreaterThan(caps.line);
    expect(cappedReturn(digit.prizes, stake, caps)).toBe(digit.returns);
    expect(cappedReturn(digit.prizes, 1_000, caps)).toBe(3_000);
  });
});

describe('what can be picked', () => {
  const straight = play('fiveDigits', 'two.straight.front');
  const typed = play('tenRace', 'top.2.typed');
  it.each([
    ['a row too few', straight, [[1]], 'incomplete'],
    ['an empty row', straight, [[1], []], 'incomplete'],
    ['a digit below the lowest', straight, [[-1], [2]], 'out_of_range'],
    ['no whole number', straight, [[1.5], [2]], 'out_of_range'],
    ['not a number', straight, [[Number.NaN], [2]], 'out_of_range'],
    ['a digit twice', straight, [[1, 1], [2]], 'repeated'],
    ['an option that is none', play('threeDice', 'sides'), [[4]], 'out_of_range'],
    ['no option', play('threeDice', 'sides'), [[]], 'incomplete'],
    ['a car twice in a line', typed, [[3, 3]], 'repeated'],
    [
      'a line twice',
      typed,
      [
        [3, 4],
        [3, 4],
      ],
      'repeated',
    ],
    ['a short line', typed, [[3]], 'incomplete'],
    ['no line that can win', play('tenRace', 'top.2'), [[3], [3]], 'incomplete'],
    ['more lines than a bet has', play('keno', 'pick.10'), [numbersBetween(1, 80)], 'too_many'],
  ] as const)('refuses %s', (_what, one, picked, fault) => {
    expect(checkPick(one, picked)).toBe(fault);
  });
  it('counts lines of a race without cars that come in twice', () => {
    expect(play('tenRace', 'top.2').countLines([numbersBetween(1, 10), numbersBetween(1, 10)])).toBe(Number(arrangements(10, 2)));
  });
});
