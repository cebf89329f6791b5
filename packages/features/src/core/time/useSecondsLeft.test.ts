import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
