import { randomInt } from 'node:crypto';

/** What is split, in the minor unit: `pool` is `pieces` × `least` at least. */
export interface Split {
  pool: number;
  pieces: number;
  least: number;
}

/** A whole number of a range, both ends with it, each as likely as another. */
export type Chance = (from: number, to: number) => number;
const crypto: Chance = (from, to) => (from === to ? from : randomInt(from, to + 1));

/**
 * Splits a pool as it is known from red packets: each piece is of `least` to twice the average of what is left, and the last takes the rest. They
 * are shuffled then, so that nobody gains by being early.
 */
export function split({ pool, pieces, least }: Split, chance: Chance = crypto): number[] {
  const amounts: number[] = [];
  let left = pool;
  for (let open = pieces; open > 1; open -= 1) {
    const most = Math.min(Math.floor((2 * left) / open), left - least * (open - 1));
    const amount = chance(least, most);
    amounts.push(amount);
    left -= amount;
  }
  amounts.push(left);
  for (let at = amounts.length - 1; at > 0; at -= 1) {
    const other = chance(0, at);
    [amounts[at], amounts[other]] = [amounts[other] ?? 0, amounts[at] ?? 0];
  }
  return amounts;
}
