import { expect, it } from 'vitest';
import { chosenOfBets, chosenOfPlay, chosenOfTransactions, periodIn, valuesOfFilter } from './recordValues.ts';

const usual = { from: '2026-11-15', to: '2026-11-21' };
const kept = { from: '2026-10-23', to: '2026-11-21' };

it.each([
  [{}, usual],
  [
    { from: '2026-11-01', to: '2026-11-03' },
    { from: '2026-11-01', to: '2026-11-03' },
  ],
  [kept, kept],
  [{ from: '2026-11-01' }, usual],
  [{ from: '2026-11-03', to: '2026-11-01' }, usual],
  [{ from: '2026-10-22', to: '2026-11-01' }, usual],
  [{ from: '2026-11-01', to: '2026-11-22' }, usual],
  [{ from: '2026-11-31', to: '2026-12-01' }, usual],
  [{ from: '1/11/2026', to: '3/11/2026' }, usual],
  [{ from: 'toString', to: '<script>' }, usual],
])('§9 the days of %o are those that records are kept for, or the usual ones', (values, period) => {
  expect(periodIn(values, usual, kept)).toEqual(period);
});

it.each([
  ['bets', chosenOfBets, { vendorType: 'LIVE', gameId: 'g-1', state: 'open' }, { vendorType: 'LIVE', gameId: 'g-1', state: 'open' }],
  ['bets', chosenOfBets, { vendorType: 'live', gameId: 'g'.repeat(101), state: 'over' }, {}],
  ['bets', chosenOfBets, { kind: 'bet' }, {}],
  ['profit and loss', chosenOfPlay, { vendorType: 'RNG', state: 'open' }, { vendorType: 'RNG' }],
  ['profit and loss', chosenOfPlay, { vendorType: 'constructor' }, {}],
  ['transactions', chosenOfTransactions(undefined), { kind: 'bet' }, { kind: 'bet' }],
  // What no list offers could not be taken back by one.
  ['transactions', chosenOfTransactions(undefined), { kind: 'payout' }, {}],
  ['bonuses', chosenOfTransactions('bonus'), { kind: 'welcome' }, { kind: 'welcome', group: 'bonus' }],
  ['bonuses', chosenOfTransactions('bonus'), { kind: 'bet' }, { group: 'bonus' }],
] as const)('§2 the history of %s is chosen by what it can be chosen by: %#', (_, chosenIn, values, chosen) => {
  expect(chosenIn(values)).toEqual(chosen);
});

it.each([
  [usual, {}],
  [{ ...usual, state: 'open' }, { state: 'open' }],
  [
    { from: usual.from, to: '2026-11-20', gameId: 'g-1' },
    { from: usual.from, to: '2026-11-20', gameId: 'g-1' },
  ],
  [{ ...kept, group: 'bonus', round: 'r-1' }, kept],
])('§2 %o stands in an address as %o', (filter, values) => {
  expect(valuesOfFilter(filter, usual)).toEqual(values);
});
