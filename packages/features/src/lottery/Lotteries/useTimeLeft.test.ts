import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHasClosed } from './useHasClosed.ts';
import { dayMs, useTimeLeft } from './useTimeLeft.ts';

/** By the gateway's clock. */
const now = Date.parse('2026-11-22T12:00:00.400Z');
const second = Date.parse('2026-11-22T12:00:00Z');

/** How often a hook is drawn, and what it told last. */
function drawn<Value>(use: () => Value): { times: number; value: Value } {
  const seen = { times: 0 } as { times: number; value: Value };
  renderHook(() => {
    seen.value = use();
    seen.times += 1;
  });
  return seen;
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe.each([
  ['a day behind', dayMs],
  ['right', 0],
  ['a day ahead', -dayMs],
])('on a device whose clock is %s', (_clock, aheadMs) => {
  beforeEach(() => void vi.useFakeTimers({ now: now - aheadMs }));
  afterEach(() => void vi.useRealTimers());

  it('useTimeLeft: counts the seconds of the gateway, and is drawn once in each', () => {
    const seen = drawn(() => useTimeLeft(second + 60_000, aheadMs));
    expect(seen).toEqual({ times: 1, value: 60_000 });
    pass(610);
    expect(seen).toEqual({ times: 2, value: 59_000 });
    for (let at = 0; at < 9; at += 1) pass(1_000);
    expect(seen).toEqual({ times: 11, value: 50_000 });
    pass(300);
    expect(seen.times, 'within a second').toBe(11);
  });

  it('useTimeLeft: is not drawn again when it is over, while days are told, and without a moment', () => {
    const over = drawn(() => useTimeLeft(second + 1_000, aheadMs));
    const days = drawn(() => useTimeLeft(second + 3 * dayMs + 60_000, aheadMs));
    const none = drawn(() => useTimeLeft(undefined, aheadMs));
    for (let at = 0; at < 5; at += 1) pass(1_000);
    expect(over).toEqual({ times: 2, value: 0 });
    expect(days).toEqual({ times: 1, value: 3 * dayMs });
    expect(none).toEqual({ times: 1, value: 0 });
  });

  it('useHasClosed: a period takes bets until its close by the gateway, and none from then on', () => {
    const { result } = renderHook(() => useHasClosed(now + 2_000, aheadMs));
    pass(1_999);
    expect(result.current).toBe(false);
    pass(10);
    expect(result.current).toBe(true);
  });

  it('useHasClosed: is told after a sleep of the device, whose timers stood still', () => {
    const { result } = renderHook(() => useHasClosed(now + 3_600_000, aheadMs));
    vi.setSystemTime(now - aheadMs + 3_600_001);
    pass(1_100);
    expect(result.current).toBe(true);
  });
});

it('countdowns of a page share one timer', () => {
  vi.useFakeTimers({ now });
  const { unmount } = renderHook(() => {
    useTimeLeft(now + 60_000, 0);
    useTimeLeft(now + 300_000, 0);
    useHasClosed(now + 90_000, 0);
  });
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
