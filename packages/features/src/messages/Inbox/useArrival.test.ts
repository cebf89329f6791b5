import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toldMessagesQueryKey, unreadMessagesQueryKey } from '../../core/index.ts';
import { storyMember } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { useArrival } from './useArrival.ts';

it('§2 live-message listener: more unread messages than a member was told of are told, once; what waited, and what was read, is none', async () => {
  const onArrival = vi.fn();
  const { parts, rerender } = renderFeatureHook(() => useArrival(onArrival), {
    account: 'minh88',
    answers: { getMemberInfo: storyMember, getUnreadMessages: { value: 4 } },
  });
  const known = () => parts.queries.getQueryData(toldMessagesQueryKey('minh88'));
  const know = (value: number) => act(() => void parts.queries.setQueryData(toldMessagesQueryKey('minh88'), value));
  const count = (value: number) => act(() => void parts.queries.setQueryData(unreadMessagesQueryKey('minh88'), { value }));
  await waitFor(() => expect(parts.queries.getQueryData(unreadMessagesQueryKey('minh88'))).toEqual({ value: 4 }));
  expect(onArrival).not.toHaveBeenCalled();
  // One of them came before there was anybody to tell it.
  await know(3);
  await waitFor(() => expect(onArrival.mock.calls).toEqual([[4]]));
  expect(known()).toBe(4);
  rerender();
  await know(4);
  await count(2);
  await know(2);
  expect(onArrival).toHaveBeenCalledTimes(1);
  await count(3);
  await waitFor(() => expect(onArrival.mock.calls).toEqual([[4], [3]]));
});
