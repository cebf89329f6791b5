import fc from 'fast-check';
import { expect, test } from 'vitest';
import { split } from './split.ts';

const splits = fc
  .record({
    pieces: fc.integer({ min: 1, max: 300 }),
    least: fc.integer({ min: 1, max: 1_000 }),
    more: fc.integer({ min: 0, max: 10_000_000 }),
  })
  .map(({ pieces, least, more }) => ({ pieces, least, pool: pieces * least + more }));

test('pieces sum to the pool, and none holds less than the least', () => {
  fc.assert(
    fc.property(splits, (one) => {
      const amounts = split(one);
      expect(amounts).toHaveLength(one.pieces);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(one.pool);
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(one.least);
    }),
  );
});

test('pieces sum to the pool whatever chance says', () => {
  for (const chance of [(from: number) => from, (_: number, to: number) => to]) {
    const amounts = split({ pool: 1_000, pieces: 7, least: 3 }, chance);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(1_000);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(3);
  }
});

test('an early envelope holds what a late one does, on average', () => {
  const [rounds, pieces, pool] = [4_000, 10, 10_000];
  const sums = Array.from({ length: pieces }, () => 0);
  for (let round = 0; round < rounds; round += 1)
    for (const [slot, amount] of split({ pool, pieces, least: 1 }).entries()) sums[slot] = (sums[slot] ?? 0) + amount;
  // Six standard deviations of the mean of a piece.
  for (const sum of sums) expect(Math.abs(sum / rounds - pool / pieces)).toBeLessThan(75);
});
