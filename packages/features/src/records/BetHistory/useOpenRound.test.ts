import type { Bet } from '@baize/contract';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { PageValues } from '../../core/index.ts';
import type { PageState } from '../Records/useRecordPages.ts';
import { storyBets } from '../testing/storyRecords.ts';
import { type NamedRound, nameOfRound } from './useNamedRound.ts';
import { useShownRound } from './useOpenRound.ts';

const [newest, older] = storyBets;
if (!newest || !older) throw new Error('the stories have bets');

const rowsOf = (...rows: Bet[]): PageState<Bet> => ({
  status: 'ready',
  rows,
  hasNext: false,
});

const nowhere: NamedRound = { bet: undefined, isLooking: false };

interface Shown {
  shown: PageState<Bet>;
  account: string;
  /** Default: nothing, and nothing is looked for. */
  found?: NamedRound;
}

/** A history that began at an address, and what has become of that. */
function openHistory(begun: PageValues, state: PageState<Bet>, named = nowhere) {
  const ways: [string, PageValues][] = [];
  const hook = renderHook(
    ({ shown, account, found = nowhere }: Shown) => {
      const [values, setValues] = useState(begun);
      const go = (way: string) => (next: PageValues) => {
        ways.push([way, next]);
        setValues(next);
      };
      return useShownRound({ values, open: go('open'), change: go('change'), close: go('close') }, shown, found, account);
    },
    { initialProps: { shown: state, account: 'minh88', found: named } as Shown },
  );
  return { ...hook, ways };
}

it('opens a round as a step of its own, and what rounds are chosen by stays', () => {
  const { result, ways } = openHistory({ state: 'open' }, rowsOf(newest, older));
  act(() => result.current.openRound(older));
  expect(result.current.round).toBe(older);
  act(() => result.current.closeRound());
  expect(result.current.round).toBeUndefined();
  expect(ways).toEqual([
    ['open', { state: 'open', round: nameOfRound(older) }],
    ['close', { state: 'open' }],
  ]);
});

it('a round that an address names comes up with its row, and stays though newer ones push that away', () => {
  const { result, rerender, ways } = openHistory({ round: nameOfRound(older) }, { status: 'loading' });
  expect(result.current.round).toBeUndefined();
  rerender({ shown: rowsOf(older), account: 'minh88' });
  expect(result.current.round).toBe(older);
  rerender({ shown: rowsOf(newest), account: 'minh88' });
  expect(result.current.round).toBe(older);
  expect(ways).toEqual([]);
});

it('a round beyond the rows comes up once it was found there, and its address stays meanwhile', () => {
  const shown = rowsOf(newest);
  const { result, rerender, ways } = openHistory({ round: nameOfRound(older) }, shown, { bet: undefined, isLooking: true });
  expect(result.current.round).toBeUndefined();
  rerender({ shown, account: 'minh88', found: { bet: older, isLooking: false } });
  expect(result.current.round).toBe(older);
  expect(ways).toEqual([]);
});

it.each([
  ['other rows', rowsOf(newest)],
  ['no row', { status: 'empty' } as const],
])('a round that was not found goes from the address: %s', (_, state) => {
  const { result, rerender, ways } = openHistory({ state: 'open', round: nameOfRound(older) }, state);
  expect(ways).toEqual([['change', { state: 'open' }]]);
  rerender({ shown: rowsOf(newest, older), account: 'minh88' });
  expect(result.current.round).toBeUndefined();
});

it('a round that could not be looked for stays in the address, and says so', () => {
  const failure = { code: 'service_unavailable' as const, retry: () => undefined, isAsking: false };
  const { result, ways } = openHistory({ round: nameOfRound(older) }, rowsOf(newest), { bet: undefined, isLooking: false, failure });
  expect(result.current).toMatchObject({ round: undefined, failure });
  expect(ways).toEqual([]);
});

it('a round of one account is not shown to the next', () => {
  const { result, rerender, ways } = openHistory({ round: nameOfRound(older) }, rowsOf(older));
  expect(result.current.round).toBe(older);
  rerender({ shown: rowsOf(newest), account: 'lan77' });
  expect(result.current.round).toBeUndefined();
  expect(ways).toEqual([['change', {}]]);
});
