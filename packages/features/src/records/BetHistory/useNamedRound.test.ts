import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { heldAnswer } from '../../core/testing/heldAnswer.ts';
import { mockFetch, Refusal } from '../../core/testing/mockGateway.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyBets } from '../testing/storyRecords.ts';
import { nameOfRound, useNamedRound } from './useNamedRound.ts';

afterEach(cleanup);

const kept = { from: '2026-10-23', to: '2026-11-21' };
const [newest, older] = storyBets;
if (!newest || !older) throw new Error('the stories have bets');

const look = (name: string | undefined, rows: typeof storyBets) => {
  const asked: (string | undefined)[] = [];
  const { result } = renderFeatureHook(() => useNamedRound(name, { status: 'ready', rows, hasNext: true }, kept), {
    account: 'minh88',
    fetch: mockFetch({
      listBets: ({ from, to, after }) => {
        asked.push(after);
        expect({ from, to }).toEqual(kept);
        return { rows: [older] };
      },
    }),
  });
  return { result, asked };
};

it('a round beyond the rows is looked for at its own moment, of all days that are kept', async () => {
  const { result, asked } = look(nameOfRound(older), [newest]);
  expect(result.current).toEqual({ bet: undefined, isLooking: true });
  await waitFor(() => expect(result.current).toEqual({ bet: older, isLooking: false }));
  expect(asked).toEqual([`${older.openedAt}_ffffffff-ffff-ffff-ffff-ffffffffffff`]);
});

it('a round of that moment that is another one is none', async () => {
  const { result } = look(`${older.openedAt}_${newest.id}`, [newest]);
  await waitFor(() => expect(result.current).toEqual({ bet: undefined, isLooking: false }));
});

it.each([
  ['one that is among the rows', nameOfRound(newest)],
  ['none', undefined],
])('%s is not looked for', (_, name) => {
  const { result, asked } = look(name, [newest]);
  expect(result.current).toEqual({ bet: undefined, isLooking: false });
  expect(asked).toEqual([]);
});

it.each([
  ['a name of no moment', 'validation_failed', undefined],
  ['a gateway that fails', 'service_unavailable', { code: 'service_unavailable', retry: expect.any(Function), isAsking: false }],
] as const)('%s: it is no round, or could not be looked for', async (_, code, failure) => {
  const { result } = renderFeatureHook(() => useNamedRound(nameOfRound(older), { status: 'ready', rows: [newest], hasNext: true }, kept), {
    account: 'minh88',
    fetch: mockFetch({ listBets: new Refusal(code) }),
  });
  await waitFor(() => expect(result.current).toEqual({ bet: undefined, isLooking: false, failure }), { timeout: 5_000 });
});

it('what it failed for stands until a try succeeds', async () => {
  const gateway = { isUp: false };
  const late = heldAnswer({ rows: [older] });
  late.hold();
  const { result } = renderFeatureHook(() => useNamedRound(nameOfRound(older), { status: 'ready', rows: [newest], hasNext: true }, kept), {
    account: 'minh88',
    fetch: mockFetch({ listBets: () => (gateway.isUp ? late.answer() : new Refusal('service_unavailable')) }),
  });
  await waitFor(() => expect(result.current.failure?.isAsking).toBe(false));
  gateway.isUp = true;
  act(() => result.current.failure?.retry());
  await waitFor(() => expect(result.current.failure).toMatchObject({ code: 'service_unavailable', isAsking: true }));
  late.arrive();
  await waitFor(() => expect(result.current).toEqual({ bet: older, isLooking: false, failure: undefined }));
});

it('what one round failed for is not said of another', async () => {
  const late = heldAnswer({ rows: [older] });
  late.hold();
  const shown = { name: nameOfRound(newest), isUp: false };
  const { result, rerender } = renderFeatureHook(() => useNamedRound(shown.name, { status: 'ready', rows: [], hasNext: true }, kept), {
    account: 'minh88',
    fetch: mockFetch({ listBets: () => (shown.isUp ? late.answer() : new Refusal('service_unavailable')) }),
  });
  await waitFor(() => expect(result.current.failure?.isAsking).toBe(false), { timeout: 5_000 });
  Object.assign(shown, { name: nameOfRound(older), isUp: true });
  rerender();
  expect(result.current).toEqual({ bet: undefined, isLooking: true });
  late.arrive();
  await waitFor(() => expect(result.current.bet).toEqual(older));
});
