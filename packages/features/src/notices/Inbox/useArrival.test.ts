import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { unreadMessagesQueryKey, useUnreadMessages } from '../../core/index.ts';
import { storyMember } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { useArrival } from './useArrival.ts';

it('§2 live-message listener: more unread messages than before are an arrival; what waited, and what was read, is none', async () => {
  const onArrival = vi.fn();
  const key = unreadMessagesQueryKey('minh88');
  const arrivals = () => {
    useArrival(onArrival);
    return useUnreadMessages();
  };
  const { parts, result } = renderFeatureHook(arrivals, {
    account: 'minh88',
    answers: { getMemberInfo: storyMember, getUnreadMessages: { value: 3 } },
  });
  await waitFor(() => expect(result.current).toBe(3));
  const tell = async (value: number) => {
    act(() => void parts.queries.setQueryData(key, { value }));
    await waitFor(() => expect(result.current).toBe(value));
  };
  await tell(3);
  expect(onArrival).not.toHaveBeenCalled();
  await tell(4);
  expect(onArrival.mock.calls).toEqual([[4]]);
  await tell(0);
  await tell(1);
  expect(onArrival.mock.calls).toEqual([[4], [1]]);
});
