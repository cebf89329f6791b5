import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteGatewayTime } from './gatewayTime.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts whole seconds down to nothing, and then stands', () => {
  const moment = Date.now() + 2_500;
  const fixed = renderHook(() => useSecondsLeft(moment));
  expect(fixed.result.current).toBe(3);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(fixed.result.current).toBe(2);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(fixed.result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('is over at once for a moment that has passed', () => {
  expect(renderHook(() => useSecondsLeft(Date.now() - 1)).result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('§9 a phone whose clock is wrong counts what the gateway has left', () => {
  const at = (moment: number): Response =>
    new Response(null, { headers: { 'cache-control': 'no-store', date: new Date(moment).toUTCString() } });
  const now = Date.now();
  noteGatewayTime(at(now - 40 * 60_000), now);
  const left = renderHook(() => useSecondsLeft(now - 30 * 60_000)).result.current;
  noteGatewayTime(at(now), now);
  expect(Math.abs(left - 10 * 60)).toBeLessThan(2);
});
