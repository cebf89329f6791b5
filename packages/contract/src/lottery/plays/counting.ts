/** The greatest common divisor of two whole numbers that are not below 0. */
const divisorOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisorOf(other, one % other));

/** A part of a whole, exactly and in lowest terms. */
export interface Fraction {
  ways: bigint;
  of: bigint;
}

/** `ways` of `of` in lowest terms. */
export function fraction(ways: bigint | number, of: bigint | number): Fraction {
  const [above, below] = [BigInt(ways), BigInt(of)];
  const divisor = divisorOf(above, below);
  return { ways: above / divisor, of: below / divisor };
}

/** How many ways there are to choose `count` of `from`, in no order. */
export function combinations(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  let ways = 1n;
  for (let chosen = 1; chosen <= count; chosen += 1) ways = (ways * BigInt(from - count + chosen)) / BigInt(chosen);
  return ways;
}

/** How many ways there are to choose `count` of `from`, in their order. */
export function arrangements(from: number, count: number): bigint {
  let ways = 1n;
  for (let chosen = 0; chosen < count; chosen += 1) ways *= BigInt(from - chosen);
  return ways;
}

/** `base` to the power of `exponent`. */
export const power = (base: number, exponent: number): bigint => BigInt(base) ** BigInt(exponent);

/** All ways to choose `count` of these, each in the order in which they are given. */
export function choicesOf(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((number, place) => choicesOf(from.slice(place + 1), count - 1).map((others) => [number, ...others]));
}

/** How many lines take one number of each row, none of them twice. */
export function distinctLines(rows: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const [row, ...rest] = rows;
  if (!row) return 1;
  const free = row.filter((number) => !taken.includes(number));
  // The last row is counted, not walked.
  if (rest.length === 0) return free.length;
  return free.reduce((sum, number) => sum + distinctLines(rest, [...taken, number]), 0);
}

/** How many results of `count` digits have each sum, from 0 on. */
export function waysBySum(count: number, lowest: number, highest: number): readonly bigint[] {
  let ways: bigint[] = [1n];
  for (let place = 0; place < count; place += 1) {
    const before = ways;
    ways = Array.from({ length: before.length + highest }, (_, sum) =>
      numbersBetween(lowest, highest).reduce((all, number) => all + (before[sum - number] ?? 0n), 0n),
    );
  }
  return ways;
}

/** The sum of numbers. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
/** All whole numbers from one to another, both among them. */
export const numbersBetween = (lowest: number, highest: number): number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, place) => lowest + place);
