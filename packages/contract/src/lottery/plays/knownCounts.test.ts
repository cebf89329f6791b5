import { expect, it } from 'vitest';
import { fraction } from './counting.ts';
import { lotteryFamily } from './families.ts';
import type { lotteryFamilyIds } from './familyIds.ts';
import { playOf } from './testing/testingPlays.ts';

const chanceOf = (family: (typeof lotteryFamilyIds)[number], id: string): string =>
  playOf(family, id)
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
  expect(playOf(family, id).prizes.map(({ ways, of }) => ({ ways, of }))).toEqual(counts.map((count) => fraction(count, results)));
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
  // Two that both fall at least once are a set of two, too.
  ['vietnamNorth', 'pair', 0.05488],
  ['vietnamSouth', 'pair', 0.02611],
  ['keno', 'sides.half', 0.3984],
  ['markSix', 'zodiac.any', 0.5539],
] as const)('%s %s has the chance of the literature to its digits', (family, id, chance) => {
  const chances = playOf(family, id).prizes.map(({ byTimes = [], ...once }) =>
    (byTimes.length > 0 ? byTimes : [once]).reduce((sum, { ways, of }) => sum + Number(ways) / Number(of), 0),
  );
  expect(Math.max(...chances)).toBeGreaterThan(chance * 0.998);
  expect(Math.max(...chances)).toBeLessThan(chance * 1.002);
});

it.each([
  ['vietnamNorth', 27, 13],
  ['vietnamSouth', 18, 9],
] as const)('%s pair wins as often as counting by who falls in each lot says', (family, lots, most) => {
  // Results by how often each of the two has fallen, one lot after the other: 98 numbers are neither.
  let ways = new Map([['0 0', 1n]]);
  for (let lot = 0; lot < lots; lot += 1) {
    const next = new Map<string, bigint>();
    for (const [name, known] of ways) {
      const [one = 0, other = 0] = name.split(' ').map(Number);
      const add = (to: string, more: bigint) => next.set(to, (next.get(to) ?? 0n) + more);
      add(`${one} ${other}`, known * 98n);
      add(`${one + 1} ${other}`, known);
      add(`${one} ${other + 1}`, known);
    }
    ways = next;
  }
  const byTimes = Array.from({ length: most }, (_, place) =>
    [...ways].reduce((sum, [name, known]) => (Math.min(...name.split(' ').map(Number)) === place + 1 ? sum + known : sum), 0n),
  );
  const results = 100n ** BigInt(lots);
  const [prize] = playOf(family, 'pair').prizes;
  expect(prize?.byTimes).toEqual(byTimes.map((counted) => fraction(counted, results)));
  expect({ ways: prize?.ways, of: prize?.of }).toEqual(
    fraction(
      byTimes.reduce((sum, counted, place) => sum + counted * BigInt(place + 1), 0n),
      results,
    ),
  );
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
  const elements = playOf('keno', 'elements').prizes;
  const ranges = [
    [210, 695],
    [696, 763],
    [764, 855],
    [856, 923],
    [924, 1_410],
  ] as const;
  expect(elements.map(({ ways: own, of }) => (own * results) / of)).toEqual(ranges.map(([from, to]) => between(from, to)));
  const [big, back] = playOf('keno', 'sides.sum').prizes;
  expect(big && (big.ways * results) / big.of).toBe(between(811, 2_000));
  expect(back && (back.ways * results) / back.of).toBe(between(810, 810));
});

it('§3 Mark Six gives five numbers to the sign of the lunar year, and four to each other', () => {
  for (const [lunarYear, sign] of [
    [2025, 'Snake'],
    [2026, 'Horse'],
  ] as const) {
    const signs = playOf('markSix', 'zodiac.special').prizes;
    expect(signs.map(({ ways, of }) => Number(ways) * (49 / Number(of))).toSorted()).toEqual([...Array.from({ length: 11 }, () => 4), 5]);
    const own = lotteryFamily('markSix', lunarYear)
      .plays.find(({ id }) => id === 'zodiac.special')
      ?.prizes.find(({ ways, of }) => Number(ways) * (49 / Number(of)) === 5);
    expect(own?.label.en).toBe(sign);
  }
});
