import { choicesOf, combinations } from '../counting.ts';
import { mostNamedLines } from '../Play.ts';

/** Names of the lines that take so many numbers of each of these parts; undefined where they are too many to be told. */
export function lineNames(parts: readonly { from: readonly number[]; count: number }[]): readonly string[] | undefined {
  const lines = parts.reduce((product, { from, count }) => product * combinations(from.length, count), 1n);
  // A part that can't be taken would leave the others to be walked for nothing.
  if (lines === 0n) return [];
  if (lines > mostNamedLines) return undefined;
  return parts
    .reduce<number[][]>((begun, { from, count }) => begun.flatMap((one) => choicesOf(from, count).map((more) => [...one, ...more])), [[]])
    .map((line) => line.sort((one, other) => one - other).join(' '));
}
