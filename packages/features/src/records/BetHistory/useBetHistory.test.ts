import type { listBets, RequestOf } from '@baize/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Answers, Refusal } from '../../core/testing/index.ts';
import { mockFetch } from '../../core/testing/mockGateway.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyBets, storyBetTotals, storyPlayedGames } from '../testing/storyRecords.ts';
import { type BetFilter, useBetHistory } from './useBetHistory.ts';

afterEach(cleanup);

const period = { from: '2026-11-19', to: '2026-11-21' };
const [newest, ...older] = storyBets;
if (!newest) throw new Error('the stories have bets');

function openHistory(answer: NonNullable<Answers['listBets']>, filter: BetFilter = period) {
  const answers: Answers = { listBets: answer, getBetTotals: storyBetTotals, listPlayedGames: { games: storyPlayedGames } };
  return renderFeatureHook(() => useBetHistory(filter), { account: 'minh88', fetch: mockFetch(answers) }).result;
}

it('§2 asks for the rounds of a period and of nothing that was not chosen, and for their totals', async () => {
  const asked: RequestOf<typeof listBets>[] = [];
  const result = openHistory(
    (request) => {
      asked.push(request);
      return { rows: storyBets };
    },
    { ...period, vendorType: 'LIVE', gameId: 'g-baccarat', state: undefined },
  );
  await waitFor(() => expect(result.current.pages.state).toEqual({ status: 'ready', rows: storyBets, hasNext: false }));
  await waitFor(() => expect(result.current.totals).toEqual({ status: 'ready', totals: storyBetTotals }));
  expect(asked).toEqual([{ ...period, vendorType: 'LIVE', gameId: 'g-baccarat', size: 20, towards: 'older', skip: 0 }]);
  await waitFor(() => expect(result.current.games).toEqual({ status: 'ready', totals: storyPlayedGames }));
});

it('§9 opens a page where the one before ended, stays there when it does not come, and comes to it when asked again', async () => {
  let isUp = false;
  const asked: object[] = [];
  const result = openHistory(({ from: _from, to: _to, ...walk }) => {
    asked.push(walk);
    if (walk.after === undefined) return { rows: [newest], next: 'behind the first' };
    return isUp ? { rows: older, previous: 'before the second' } : new Refusal('system_error');
  });
  const pages = () => result.current.pages;
  await waitFor(() => expect(pages()).toMatchObject({ page: 1, state: { status: 'ready', hasNext: true } }));
  act(() => pages().openPage(2, 24));
  await waitFor(() => expect(pages()).toMatchObject({ page: 2, state: { status: 'error', code: 'system_error' } }));
  isUp = true;
  act(() => {
    const { state } = pages();
    if (state.status === 'error') state.retry();
  });
  await waitFor(() => expect(pages()).toMatchObject({ page: 2, state: { status: 'ready', rows: older, hasNext: false } }));
  expect(asked.at(-1)).toEqual({ after: 'behind the first', towards: 'older', skip: 0, size: 20 });
  act(() => pages().openPage(1, 24));
  await waitFor(() => expect(pages()).toMatchObject({ page: 1, state: { rows: [newest] } }));
});

it('who comes back to the first page has it and its totals read anew', async () => {
  const asked: string[] = [];
  const answers: Answers = {
    listBets: ({ after }) => {
      asked.push(after ?? 'first');
      return { rows: after ? older : [newest], ...(after ? { previous: 'before' } : { next: 'behind' }) };
    },
    getBetTotals: () => {
      asked.push('totals');
      return storyBetTotals;
    },
    listPlayedGames: { games: storyPlayedGames },
  };
  const { result } = renderFeatureHook(() => useBetHistory(period), { account: 'minh88', fetch: mockFetch(answers) });
  const pages = () => result.current.pages;
  await waitFor(() => expect(pages().state.status).toBe('ready'));
  act(() => pages().openPage(2, 40));
  await waitFor(() => expect(pages().state).toMatchObject({ rows: older }));
  await waitFor(() => expect(asked.toSorted()).toEqual(['behind', 'first', 'totals']));
  asked.length = 0;
  act(() => pages().openPage(1, 40));
  await waitFor(() => expect(asked.toSorted()).toEqual(['first', 'totals']));
  expect(pages()).toMatchObject({ page: 1, state: { rows: [newest] } });
});

it('a page whose rows have gone since leads to the first one', async () => {
  const result = openHistory(({ after }) => (after ? { rows: [] } : { rows: [newest], next: 'behind' }));
  const pages = () => result.current.pages;
  await waitFor(() => expect(pages().state.status).toBe('ready'));
  const seen: string[] = [];
  act(() => pages().openPage(2, 40));
  await waitFor(() => {
    seen.push(pages().state.status);
    expect(pages()).toMatchObject({ page: 1, state: { status: 'ready', rows: [newest] } });
  });
  expect(seen, 'nobody reads that the period has no rows').not.toContain('empty');
});

it('begins with the first page of what is chosen anew, also where that was chosen before', async () => {
  const filters: BetFilter[] = [period, { ...period, vendorType: 'LIVE' }];
  let filter = filters[0] ?? period;
  const answers: Answers = {
    listBets: ({ vendorType, after }) => ({
      rows: vendorType ? older : [newest],
      ...(after === undefined && { next: 'behind the first' }),
    }),
    getBetTotals: storyBetTotals,
    listPlayedGames: { games: storyPlayedGames },
  };
  const { result, rerender } = renderFeatureHook(() => useBetHistory(filter), { account: 'minh88', fetch: mockFetch(answers) });
  const pages = () => result.current.pages;
  await waitFor(() => expect(pages().state.status).toBe('ready'));
  act(() => pages().openPage(2, 40));
  await waitFor(() => expect(pages()).toMatchObject({ page: 2, state: { status: 'ready' } }));
  filter = filters[1] ?? period;
  rerender();
  await waitFor(() => expect(pages()).toMatchObject({ page: 1, state: { status: 'ready', rows: older } }));
  filter = period;
  rerender();
  await waitFor(() => expect(pages()).toMatchObject({ page: 1, state: { status: 'ready', rows: [newest] } }));
});

it('§2 begins with the first page for another account that comes in its place', async () => {
  const { result, parts } = renderFeatureHook(() => useBetHistory(period), {
    account: 'minh88',
    answers: {
      listBets: ({ after }) => ({ rows: [newest], ...(after === undefined && { next: 'behind the first' }) }),
      getBetTotals: storyBetTotals,
      listPlayedGames: { games: storyPlayedGames },
    },
  });
  const pages = () => result.current.pages;
  await waitFor(() => expect(pages().state.status).toBe('ready'));
  act(() => pages().openPage(2, 40));
  await waitFor(() => expect(pages()).toMatchObject({ page: 2, state: { status: 'ready' } }));
  act(() => parts.session.start({ account: 'lan77', token: 'u'.repeat(43) }));
  await waitFor(() => expect(pages()).toMatchObject({ page: 1, state: { status: 'ready' } }));
});

it('a period without rounds is empty, not broken', async () => {
  const result = openHistory({ rows: [] });
  await waitFor(() => expect(result.current.pages.state).toEqual({ status: 'empty' }));
});
