import type { LotteryOrder } from '@baize/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storyOrder } from '../testing/storyLotteries.ts';
import { gainTones, playTones, resultTones, type Tones } from './tones.ts';
import { type HeardResults, useResultSound } from './useResultSound.ts';
import { useSoundChoice } from './useSoundChoice.ts';

const waiting = storyOrder();
const settled = (change: Partial<LotteryOrder>): LotteryOrder => ({ ...waiting, ...change });
const first: HeardResults = { lottery: 'fast5', last: '20261121-1184', orders: [waiting], isOn: true };

function hearing(start: HeardResults = first) {
  const heard: Tones[] = [];
  const play = (tones: Tones): void => void heard.push(tones);
  const { rerender } = renderHook((results: HeardResults) => useResultSound(results, play), { initialProps: start });
  return { heard, to: (change: Partial<HeardResults>) => rerender({ ...start, ...change }) };
}

describe('the sound of results', () => {
  it('is heard with a new result of the shown lottery, and neither at first nor with another lottery', () => {
    const { heard, to } = hearing();
    expect(heard).toEqual([]);
    to({ lottery: 'race10', last: '20261121-0300' });
    expect(heard).toEqual([]);
    to({ last: '20261121-1184' });
    to({ last: '20261121-1185' });
    expect(heard).toEqual([resultTones]);
  });

  it('is another one where an order has brought more than its stake', () => {
    const { heard, to } = hearing();
    to({ orders: [settled({ state: 'won', won: waiting.amount + 1 })] });
    expect(heard).toEqual([gainTones]);
  });

  it.each<[string, Partial<LotteryOrder>]>([
    ['lost', { state: 'lost', won: 0 }],
    ['won no more than its stake', { state: 'won', won: waiting.amount }],
    ['was refunded', { state: 'refunded' }],
  ])('celebrates no order that %s', (_, change) => {
    const { heard, to } = hearing();
    to({ orders: [settled(change)] });
    expect(heard).toEqual([]);
  });

  it('celebrates no order that it has not seen waiting', () => {
    const { heard, to } = hearing({ ...first, orders: [] });
    to({ orders: [settled({ state: 'won', won: waiting.amount * 2 })] });
    expect(heard).toEqual([]);
  });

  it('is silent while it is off', () => {
    const { heard, to } = hearing({ ...first, isOn: false });
    to({ last: '20261121-1185', isOn: false });
    expect(heard).toEqual([]);
  });
});

describe('the choice of sound', () => {
  beforeEach(() => localStorage.clear());
  it('is off until its user wants it, and kept', () => {
    const { result, unmount } = renderHook(useSoundChoice);
    expect(result.current[0]).toBe(false);
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
    unmount();
    const again = renderHook(useSoundChoice);
    expect(again.result.current[0]).toBe(true);
    act(() => again.result.current[1](false));
    expect(localStorage).toHaveLength(0);
  });
});

it('nothing happens where a browser has no sound', () => {
  expect(globalThis.AudioContext).toBeUndefined();
  expect(() => playTones(resultTones)).not.toThrow();
});
