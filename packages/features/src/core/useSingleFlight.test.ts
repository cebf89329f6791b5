import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSingleFlight } from './useSingleFlight.ts';

describe('a single flight', () => {
  it('lets a second call pass only when the first has ended', async () => {
    let answer: (text: string) => void = () => undefined;
    const run = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    );
    const { result } = renderHook(() => useSingleFlight(run));
    const flights = [result.current(), result.current()];
    answer('sent');
    expect(await Promise.all(flights)).toEqual(['sent', undefined]);
    const next = result.current();
    answer('sent again');
    expect(await next).toBe('sent again');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is free again after a failure', async () => {
    const run = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('sent');
    const { result } = renderHook(() => useSingleFlight(run));
    await expect(result.current()).rejects.toThrow('lost');
    await expect(result.current()).resolves.toBe('sent');
  });
});
