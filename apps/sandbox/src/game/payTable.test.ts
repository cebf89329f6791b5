import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawOutcome } from './drawOutcome.ts';
import { draws, lineOf, payTable, type Reels, reelsFor, returnToPlayer, stakes, symbolNames } from './payTable.ts';

/** Payout of a picture by the rules on the page, independent of the table's order. */
function timesOf(reels: Reels): number {
  const counts = new Map(symbolNames.map((name) => [name, reels.filter((symbol) => symbol === name).length]));
  return payTable.find((line) => counts.get(line.symbol) === line.count)?.times ?? 0;
}

describe('the pay table', () => {
  it('returns exactly the stated share over all equally likely draws', () => {
    let returned = 0;
    for (let draw = 0; draw < draws; draw++) returned += lineOf(draw)?.times ?? 0;
    expect(returned * 100).toBe(draws * returnToPlayer);
  });

  it('pays whole đồng for every stake', () => {
    for (const stake of stakes) for (const { times } of payTable) expect(Number.isSafeInteger(stake * times)).toBe(true);
  });

  it('shows reels that match the payout', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: draws - 1 }), fc.nat(), (draw, choice) => {
        const line = lineOf(draw);
        expect(timesOf(reelsFor(line, choice))).toBe(line?.times ?? 0);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('drawOutcome', () => {
  it('gives a round the same outcome whenever it is asked, and another under another secret', () => {
    const keys = Array.from({ length: 50 }, (_, at) => `round-${at}`);
    const first = keys.map((key) => drawOutcome('secret', key));
    expect(keys.map((key) => drawOutcome('secret', key))).toEqual(first);
    expect(keys.map((key) => drawOutcome('other', key))).not.toEqual(first);
  });

  it('draws each line about as often as its weight says', () => {
    const rounds = 60_000;
    const seen = new Map<number, number>();
    for (let at = 0; at < rounds; at++) {
      const { times } = drawOutcome('a fixed secret', `k${at}`);
      seen.set(times, (seen.get(times) ?? 0) + 1);
    }
    for (const { times, weight } of payTable) {
      const wanted = (rounds * weight) / draws;
      // Five standard deviations of a binomial count; the secret is fixed, so the test is too.
      expect(Math.abs((seen.get(times) ?? 0) - wanted), `× ${times}`).toBeLessThan(5 * Math.sqrt(wanted));
    }
  });
});
