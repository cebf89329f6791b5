import { expect, it } from 'vitest';
import { storyLotteryAt } from '../testing/storyLotteries.ts';
import { nextRollIn, rollOn } from './rollOn.ts';

const fast = storyLotteryAt(Date.parse('2026-11-21T12:44:10Z'));
const closes = Date.parse(fast.current.closesAt);
const next = { ...fast.current, period: '20261121-1186', opensAt: fast.current.closesAt, closesAt: '2026-11-21T12:45:55.000Z' };
const other = { ...fast, lottery: 'fast5x5' };

it('a closed period gives way to the next one half a second later, and other lotteries stay as they are', () => {
  const lotteries = [{ ...fast, next }, other];
  expect(nextRollIn(lotteries, closes - 10_000)).toBe(10_520);
  expect(rollOn(lotteries, closes + 499)).toBe(lotteries);
  expect(rollOn(lotteries, closes + 500)).toEqual([{ ...fast, current: next }, other]);
});

it('nothing gives way to a period that is not known, or is closed as well', () => {
  const lotteries = [{ ...fast, next }, other];
  expect(nextRollIn([other], closes - 10_000)).toBeUndefined();
  expect(nextRollIn(lotteries, closes + 60_000)).toBeUndefined();
  expect(rollOn(lotteries, closes + 60_000)).toBe(lotteries);
});
