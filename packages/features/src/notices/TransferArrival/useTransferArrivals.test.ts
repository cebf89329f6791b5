import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { transferArrivalsQueryKey } from '../../core/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { type TransferArrival, useTransferArrivals } from './useTransferArrivals.ts';

const key = transferArrivalsQueryKey('agent01');
const arrivalOf = (orderId: string): TransferArrival => ({ orderId, sender: 'minh88', amount: 500, at: '2026-11-21T11:20:14.000Z' });

it('§3 each transfer is told once, two that come at once together; what came before anybody could tell it waits', async () => {
  const onArrivals = vi.fn();
  const teller: { tell?: typeof onArrivals } = {};
  const { parts, rerender, unmount } = renderFeatureHook(() => useTransferArrivals(teller.tell), { account: 'agent01' });
  const arrive = (...ids: string[]) =>
    act(() => void parts.queries.setQueryData<TransferArrival[]>(key, (before = []) => [...before, ...ids.map(arrivalOf)]));
  const told = () => onArrivals.mock.calls.map(([arrivals]) => arrivals.map(({ orderId }: TransferArrival) => orderId));
  arrive('first');
  expect(told()).toEqual([]);
  teller.tell = onArrivals;
  rerender();
  await waitFor(() => expect(told()).toEqual([['first']]));
  arrive('second', 'third');
  await waitFor(() => expect(told()).toEqual([['first'], ['second', 'third']]));
  rerender();
  unmount();
  expect(parts.queries.getQueryData(key)).toEqual([]);
  expect(told()).toHaveLength(2);
});
