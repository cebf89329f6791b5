import { describe, expect, it } from 'vitest';
import { checkPick } from './checkPick.ts';
import { arrangements, fraction, numbersBetween, sumOf } from './counting.ts';
import { lotteryFamily } from './families.ts';
import { lotteryFamilyIds } from './familyIds.ts';
import type { LotteryFamily } from './LotteryFamily.ts';
import { returnOf } from './odds.ts';
import type { DrawnNumbers, Picked, Play } from './Play.ts';
import { bestWinningsOf, cappedReturn, fullStake, prizeAmount, winningsOf } from './winnings.ts';

const year = 2026;
const families = lotteryFamilyIds.map((id) => lotteryFamily(id, year));
const playsOf = (family: LotteryFamily): [string, Play][] => family.plays.map((play) => [play.id, play]);

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

/** Results that can't be walked are drawn. */
function drawOf({ draw }: LotteryFamily, random: (below: number) => number): number[] {
  if (draw.kind === 'lots') return draw.lots.flatMap(({ count, digits }) => Array.from({ length: count }, () => random(10 ** digits)));
  return sample(numbersBetween(draw.lowest, draw.highest), draw.count, random);
}

const large = families.filter(({ id }) => !small.some(([walked]) => walked === id) || id === 'tenRace');
describe.each(large.map((family) => [family.id, family] as const))('%s: each play against drawn results', (_id, family) => {
  const random = randomFrom(20_261_129);
  const results = Array.from({ length: 8_000 }, () => drawOf(family, random));
  it.each(playsOf(family))('%s wins about as often as it says', (name, play) => {
    const picks = Array.from({ length: 4 }, (_, turn) => pickFor(play, randomFrom(name.length * 131 + turn)));
    const won = new Map<string, number>();
    let lines = 0;
    for (const picked of picks) {
      expect(checkPick(play, picked)).toBeUndefined();
      lines += play.board.kind === 'options' ? 1 : play.countLines(picked);
      for (const drawn of results) for (const { prize, times } of play.score(picked, drawn)) won.set(prize, (won.get(prize) ?? 0) + times);
    }
    for (const { id: prize, ways, of } of play.prizes) {
      const expected = (Number(ways) / Number(of)) * lines * results.length;
      // Lines of one pick win together: the bound is as wide as if a pick were one line.
      const spread = Math.sqrt(expected * (lines / picks.length) * picks.length) + 1;
      expect(Math.abs((won.get(prize) ?? 0) - expected), prize).toBeLessThan(6 * spread);
    }
  });
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

const play = (family: (typeof lotteryFamilyIds)[number], id: string): Play => {
  const found = lotteryFamily(family, year).plays.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
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

it.each([
  ['vietnamNorth', 'set.2', 0.05488],
  ['vietnamNorth', 'set.3', 0.0123],
  ['vietnamNorth', 'set.4', 0.00267],
  ['vietnamSouth', 'set.2', 0.02611],
  ['vietnamSouth', 'set.3', 0.003913],
  ['vietnamSouth', 'set.4', 0.000555],
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
