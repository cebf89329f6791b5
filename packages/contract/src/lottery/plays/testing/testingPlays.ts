import { numbersBetween } from '../counting.ts';
import { lotteryFamily } from '../families.ts';
import { lotteryFamilyIds } from '../familyIds.ts';
import type { LotteryFamily } from '../LotteryFamily.ts';
import type { DrawnNumbers, Picked, Play } from '../Play.ts';

/** A year of the horse. */
export const year = 2026;
/** All families, with the signs of that year. */
export const families = lotteryFamilyIds.map((id) => lotteryFamily(id, year));
/** A family's plays with their names, as tables of tests take them. */
export const playsOf = (family: LotteryFamily): [string, Play][] => family.plays.map((play) => [play.id, play]);

/** The play of a family that is called so. */
export const playOf = (family: (typeof lotteryFamilyIds)[number], id: string): Play => {
  const found = lotteryFamily(family, year).plays.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

/** Numbers that follow from a seed: each run tests the same picks. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** So many of these numbers, none twice. */
export function sample(from: readonly number[], count: number, random: (below: number) => number): number[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0] ?? 0);
}

/** A pick with a few more numbers than it needs. */
export function pickFor({ board }: Play, random: (below: number) => number): Picked {
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
export function drawFor({ draw }: LotteryFamily, random: (below: number) => number): DrawnNumbers {
  if (draw.kind === 'lots') return draw.lots.flatMap(({ count, digits }) => Array.from({ length: count }, () => random(10 ** digits)));
  const numbers = numbersBetween(draw.lowest, draw.highest);
  if (!draw.repeats) return sample(numbers, draw.count, random);
  return Array.from({ length: draw.count }, () => numbers[random(numbers.length)] ?? 0);
}
