import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFiveClicks } from './useFiveClicks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openClock() {
  const onFifthClick = vi.fn();
  const { result } = renderHook(() => useFiveClicks(onFifthClick));
  const click = (times: number, pauseMs: number): void => {
    for (let done = 0; done < times; done += 1) {
      vi.advanceTimersByTime(pauseMs);
      result.current();
    }
  };
  return { onFifthClick, click };
}

describe('§2 clicking the clock five times', () => {
  it('tells of the fifth click in a row, and of the next five', () => {
    const { onFifthClick, click } = openClock();
    click(4, 300);
    expect(onFifthClick).not.toHaveBeenCalled();
    click(1, 300);
    expect(onFifthClick).toHaveBeenCalledOnce();
    click(4, 300);
    expect(onFifthClick).toHaveBeenCalledOnce();
    click(1, 300);
    expect(onFifthClick).toHaveBeenCalledTimes(2);
  });

  it('a pause begins a new row: who looks at the clock now and then loses no session', () => {
    const { onFifthClick, click } = openClock();
    click(4, 300);
    click(1, 1_500);
    click(3, 300);
    expect(onFifthClick).not.toHaveBeenCalled();
  });
});
