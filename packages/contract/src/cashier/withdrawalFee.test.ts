import { expect, it } from 'vitest';
import { withdrawalFeeOf } from './withdrawalFee.ts';

it('§9 the fee of a withdrawal: none while one of the day is free, then a percentage rounded down', () => {
  expect(withdrawalFeeOf(40_000, { freeLeft: 1, feePercent: 1 })).toBe(0);
  expect([100, 199, 200, 40_000].map((amount) => withdrawalFeeOf(amount, { freeLeft: 0, feePercent: 1 }))).toEqual([1, 1, 2, 400]);
});
