import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { useLongWait } from './useLongWait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (time: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const silence = (): Promise<string> => new Promise(() => undefined);

function rendered<Result>(use: () => Result, waitedMs = 0) {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => ({ own: use(), waiting: useLongWait(waitedMs) }), { wrapper }).result;
}

it('DESIGN §4: ten seconds of silence are told, and a retry makes the read once more', async () => {
  const read = vi.fn(silence);
  const result = rendered(() => useQuery({ queryKey: ['list'], queryFn: read }));
  await pass(9_000);
  expect(result.current.waiting.wait).toBeUndefined();
  await pass(1_000);
  expect(result.current.waiting.wait).toBe('reads');
  read.mockImplementation(async () => 'here');
  act(() => result.current.waiting.retry());
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
  expect(result.current.own.data).toBe('here');
  expect(result.current.waiting.wait).toBeUndefined();
});

it('an answer before that is no silence, nor is a read of what is shown already', async () => {
  let reply = (): Promise<string> => Promise.resolve('here');
  const result = rendered(() => useQuery({ queryKey: ['list'], queryFn: () => reply() }));
  await pass(0);
  reply = silence;
  act(() => void result.current.own.refetch());
  await pass(30_000);
  expect([result.current.own.data, result.current.waiting.wait]).toEqual(['here', undefined]);
});

it('a read that was under way before counts with what it has waited', async () => {
  const result = rendered(() => useQuery({ queryKey: ['list'], queryFn: silence }), 5_000);
  await pass(5_000);
  expect(result.current.waiting.wait).toBe('reads');
});

it('an order is told of, and is not made again', async () => {
  const order = vi.fn(silence);
  const result = rendered(() => useMutation({ mutationFn: order }));
  act(() => result.current.own.mutate());
  await pass(10_000);
  expect(result.current.waiting.wait).toBe('orders');
  act(() => result.current.waiting.retry());
  await pass(0);
  expect(order).toHaveBeenCalledTimes(1);
});
