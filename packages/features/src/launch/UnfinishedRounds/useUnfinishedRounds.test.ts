import type { Calls, ResponseOf } from '@baize/contract';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Refusal, storyGames, storyMember } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { type UnfinishedState, useUnfinishedRounds } from './useUnfinishedRounds.ts';

const unfinished: ResponseOf<Calls['listUnfinishedRounds']> = {
  list: storyGames.slice(0, 1).map((game) => ({ game, rounds: 1, bet: 5_000, currency: 'VND', openedAt: '2026-11-22T03:30:00.000Z' })),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

function rounds(listUnfinishedRounds: NonNullable<Answers['listUnfinishedRounds']>) {
  const seen: UnfinishedState['status'][] = [];
  const hook = (): UnfinishedState => {
    const state = useUnfinishedRounds();
    if (seen.at(-1) !== state.status) seen.push(state.status);
    return state;
  };
  const { result } = renderFeatureHook(hook, { answers: { getMemberInfo: storyMember, listUnfinishedRounds }, account: 'minh88' });
  return { result, seen };
}

describe('the rounds that a player has left unfinished', () => {
  it('are nothing that is awaited once they have failed, also while they are asked for again', async () => {
    const asked = vi.fn(() => new Refusal('service_unavailable'));
    const { result, seen } = rounds(asked);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await waitFor(() => expect(result.current.status).toBe('none'));
    const before = seen.length;
    await act(() => vi.advanceTimersByTimeAsync(15_500));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(seen.slice(before)).toEqual([]);
  });

  it('stay where they are when reading them again fails', async () => {
    const answers: (typeof unfinished | Refusal)[] = [unfinished];
    const asked = vi.fn(() => answers.shift() ?? new Refusal('service_unavailable'));
    const { result } = rounds(asked);
    await waitFor(() => expect(result.current.status).toBe('ready'));
    await act(() => vi.advanceTimersByTimeAsync(15_500));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(result.current.status).toBe('ready');
  });
});
