import { expect, it } from 'vitest';
import { choiceIn, excludedBy, valuesOf } from './guildRecordChoice.ts';

const kept = { from: '2026-10-23', to: '2026-11-21' };

it('§7 excludeTxTypeIds: a chosen type leaves all others out by their numbers', () => {
  expect(excludedBy(undefined)).toBeUndefined();
  expect(excludedBy('guildBonus')).toBe('2');
  expect(excludedBy('personalBonus')).toBe('1');
});

it('an address chooses the days, the type and the name', () => {
  const values = { from: '2026-11-01', to: '2026-11-07', kind: 'guildBonus', account: 'Thu' };
  expect(choiceIn(values, kept)).toEqual({ from: '2026-11-01', to: '2026-11-07', type: 'guildBonus', name: 'Thu' });
});

it.each([
  ['no days', {}],
  ['days that nobody keeps', { from: '2026-10-01', to: '2026-11-07' }],
  ['days that are still to come', { from: '2026-11-01', to: '2026-12-01' }],
  ['days upside down', { from: '2026-11-07', to: '2026-11-01' }],
  ['half of the days', { from: '2026-11-07' }],
  ['no day at all', { from: 'x', to: 'y' }],
  ['a type that is none', { kind: 'deposit' }],
])('an address with %s chooses all that is kept', (_, values) => {
  expect(choiceIn(values, kept)).toEqual({ ...kept, type: undefined, name: '' });
});

it('what is so anyway is not said in the address, and what is chosen is read from it again', () => {
  expect(valuesOf({ ...kept, type: undefined, name: '' }, kept)).toEqual({});
  const choice = { from: '2026-11-01', to: '2026-11-07', type: 'personalBonus', name: 'Thu' } as const;
  expect(choiceIn(valuesOf(choice, kept), kept)).toEqual(choice);
});
