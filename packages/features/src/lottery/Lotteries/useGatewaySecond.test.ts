import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGatewaySecond, useHasClosed } from './useGatewaySecond.ts';

const dayMs = 24 * 60 * 60_000;
/** By the gateway's clock. */
const now = Date.parse('2026-11-22T12:00:00.400Z');

describe.each([
  ['a day behind', dayMs],
  ['right', 0],
  ['a day ahead', -dayMs],
])('on a device whose clock is %s', (_clock, aheadMs) => {
  beforeEach(() => void vi.useFakeTimers({ now: now - aheadMs }));
  afterEach(() => void vi.useRealTimers());

  it('useGatewaySecond: counts the seconds of the gateway', () => {
    const { result } = renderHook(() => useGatewaySecond(aheadMs));
    expect(new Date(result.current).toISOString()).toBe('2026-11-22T12:00:00.000Z');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(new Date(result.current).toISOString()).toBe('2026-11-22T12:00:01.000Z');
  });

  it('useHasClosed: a period takes bets until its close by the gateway, and none from then on', () => {
    const { result } = renderHook(() => useHasClosed(now + 2_000, aheadMs));
    act(() => void vi.advanceTimersByTime(1_800));
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(400));
    expect(result.current).toBe(true);
  });
});
