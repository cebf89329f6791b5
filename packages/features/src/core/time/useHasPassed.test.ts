import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHasPassed } from './useHasPassed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passing = (moment: number | undefined) =>
  renderHook((props: { moment: number | undefined }) => useHasPassed(props.moment), { initialProps: { moment } });

it('tells when the moment has come, and not before', () => {
  const { result } = passing(Date.now() + 60_000);
  act(() => void vi.advanceTimersByTime(59_000));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(true);
});

it('knows of a moment that is over, and of none', () => {
  expect(passing(Date.now() - 1).result.current).toBe(true);
  expect(passing(undefined).result.current).toBe(false);
});

it('begins anew with another moment', () => {
  const { result, rerender } = passing(Date.now() - 1);
  rerender({ moment: Date.now() + 1_000 });
  expect(result.current).toBe(false);
});

it('tells at once who comes back to a page whose timers have slept', () => {
  const { result } = passing(Date.now() + 60_000);
  vi.setSystemTime(Date.now() + 120_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(true);
});
