import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messageArrivalsQueryKey } from '../../core/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { useArrival } from './useArrival.ts';

it('§2 live-message listener: rises of the unread count are told with the count of now, each once', async () => {
  const onArrival = vi.fn();
  const { parts, rerender } = renderFeatureHook(() => useArrival(onArrival), { account: 'minh88' });
  const rise = (...counts: number[]) =>
    act(() => void parts.queries.setQueryData<number[]>(messageArrivalsQueryKey('minh88'), (before = []) => [...before, ...counts]));
  await rise(4, 5);
  await waitFor(() => expect(onArrival.mock.calls).toEqual([[5]]));
  rerender();
  await rise(6);
  await waitFor(() => expect(onArrival.mock.calls).toEqual([[5], [6]]));
});
