import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rewardArrivalsQueryKey } from '../../core/index.ts';
import { storyMember } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { useRewardArrivals } from './useRewardArrivals.ts';

const key = rewardArrivalsQueryKey('minh88');

it('§2 a reward that comes is told once, several that come at once together; what came before anybody could tell it waits', async () => {
  const onArrivals = vi.fn();
  const { parts, rerender } = renderFeatureHook(() => useRewardArrivals(onArrivals), {
    account: 'minh88',
    answers: { getMemberInfo: storyMember, getUnreadMessages: { value: 0 } },
  });
  const arrive = (times: number) =>
    act(() => {
      for (let time = 0; time < times; time += 1) parts.queries.setQueryData<number>(key, (before = 0) => before + 1);
    });
  await arrive(1);
  await waitFor(() => expect(onArrivals.mock.calls).toEqual([[1]]));
  rerender();
  await arrive(3);
  await waitFor(() => expect(onArrivals.mock.calls).toEqual([[1], [3]]));
  expect(parts.queries.getQueryData(key)).toBe(0);
});
