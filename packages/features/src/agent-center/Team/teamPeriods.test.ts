import { expect, it } from 'vitest';
import { quickNameOf, quickPeriodNames, quickTeamPeriod, teamPeriodIn, withinReach } from './teamPeriods.ts';

const today = '2026-03-01';
const address = (values: Record<string, string>) => ({ values, open: () => {}, change: () => {}, close: () => {} });

it('ranges of one tap end today, but for yesterday and last month', () => {
  expect(quickPeriodNames.map((name) => [name, ...Object.values(quickTeamPeriod(name, today))])).toEqual([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last7Days', '2026-02-23', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
  ]);
});

it.each([
  ['nothing', {}],
  ['half a range', { from: '2026-02-01' }],
  ['no days', { from: '2026-02-30', to: 'NaN' }],
  ['a reversed range', { from: '2026-02-02', to: '2026-02-01' }],
  ['days to come', { from: '2026-02-02', to: '2026-03-02' }],
  ['what is too long ago', { from: '2020-01-01', to: '2020-01-02' }],
])('an address with %s has this month', (_, values) => {
  expect(teamPeriodIn(address(values), today)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
});

it('of a longer range the last days are shown', () => {
  expect(withinReach({ from: '2020-01-01', to: '2026-03-05' }, today)).toEqual({ from: '2025-11-30', to: '2026-03-01' });
  expect(teamPeriodIn(address({ from: '2026-02-03', to: '2026-02-10' }), today)).toEqual({ from: '2026-02-03', to: '2026-02-10' });
});

it('has one range of one tap for its days, also on the first of a month', () => {
  expect(quickNameOf({ from: '2026-12-01', to: '2026-12-01' }, '2026-12-01')).toBe('today');
  expect(quickNameOf({ from: '2026-12-01', to: '2026-12-02' }, '2026-12-02')).toBe('thisMonth');
  expect(quickNameOf({ from: '2026-11-30', to: '2026-12-02' }, '2026-12-02')).toBeUndefined();
});
