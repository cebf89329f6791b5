import type { Fraction } from './counting.ts';
import type { Prize } from './Play.ts';

/** What a play returns on average of its stakes, in hundredths of a percent: 9,800 is 98 %. */
export type Return = number;

/**
 * Odds of a prize, in hundredths of the stake, rounded down: what returns `share` of the stakes where the prize is won so often.
 * @param share hundredths of a percent of the stakes that the prize brings back
 */
export const oddsFor = ({ ways, of }: Fraction, share: Return): number => Number((BigInt(share) * of) / (ways * 100n));

/**
 * What prizes return of a stake on average, exactly: hundredths of a percent as a fraction.
 * @param prizes those of one line
 */
export function returnOf(prizes: readonly Pick<Prize, 'ways' | 'of' | 'odds'>[]): Fraction {
  return prizes.reduce<Fraction>(
    (sum, { ways, of, odds }) => ({ ways: sum.ways * of + ways * BigInt(odds) * 100n * sum.of, of: sum.of * of }),
    { ways: 0n, of: 1n },
  );
}

/** The same as a player reads it: hundredths of a percent, rounded down. */
export function shownReturnOf(prizes: readonly Pick<Prize, 'ways' | 'of' | 'odds'>[]): number {
  const { ways, of } = returnOf(prizes);
  return Number(ways / of);
}
