import type { Currency } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { quickAmountsOf } from './quickAmounts.ts';

describe('§9 amounts of one tap', () => {
  it.each<[currency: Currency, minimum: number, maximum: number, quick: number[]]>([
    ['VND', 100, 50_000, [500, 1_000, 5_000, 10_000, 50_000]],
    ['VND', 1_000, 50_000, [5_000, 10_000, 50_000]],
    ['VND', 50_000, 500_000_000, [100_000, 500_000, 1_000_000, 5_000_000, 10_000_000]],
    ['VND', 1_000, 2_000, [1_000, 2_000]],
    ['VND', 120, 180, []],
    // Cents: $5 to $500; $10 to $200; nothing that is no whole dollar.
    ['USD', 100, 5_000_000, [500, 1_000, 5_000, 10_000, 50_000]],
    ['USD', 1_000, 20_000, [1_000, 2_000, 5_000, 10_000, 20_000]],
    ['USD', 1, 999, [100, 200, 500]],
    ['USD', 1, 99, []],
    // A thousand fils to a dinar.
    ['KWD', 500, 50_000, [1_000, 5_000, 10_000, 50_000]],
  ])('%s from %i to %i in the minor unit: round figures between the bounds', (currency, minimum, maximum, quick) => {
    expect(quickAmountsOf({ minimum, maximum }, currency)).toEqual(quick);
  });
});
