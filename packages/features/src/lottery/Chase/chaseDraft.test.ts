import { expect, it } from 'vitest';
import { emptyChase, multipleOf, periodsOf, stakeOf, stopAfterWonOf } from './chaseDraft.ts';

const ahead = ['1185', '1186', '1187', '1188'].map((place) => ({ period: `20261121-${place}` }));

it('§4 "Chase bets": has the same multiple in each period, or one of its own', () => {
  const draft = { ...emptyChase(2), count: 3, multiples: { '20261121-1186': 5, '20261121-1188': 9 } };
  const periods = periodsOf(draft, ahead);
  expect(periods.map(({ multiple }) => multiple)).toEqual([2, 5, 2]);
  expect(stakeOf(periods, 1_000)).toBe(9_000);
});

it('has no more periods than there are', () => {
  expect(periodsOf({ ...emptyChase(1), count: 99 }, ahead)).toHaveLength(4);
});

it('stops on its first win unless its player says otherwise', () => {
  expect(stopAfterWonOf(emptyChase(1))).toBe(1);
  expect(stopAfterWonOf({ ...emptyChase(1), stop: 'sum', sum: 50_000 })).toBe(50_000);
  expect(stopAfterWonOf({ ...emptyChase(1), stop: 'never', sum: 50_000 })).toBeUndefined();
});

it.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [2.9, 2],
  [99_999, 10_000],
])('takes a multiple of %d as %d', (typed, taken) => {
  expect(multipleOf(typed)).toBe(taken);
});
