import { lotteryFamilyIds } from '@baize/contract/lottery';
import { expect, test } from 'vitest';
import { sandboxDraws } from './lotteries.ts';

const { lotteries } = sandboxDraws;

test('§9 “draws every 1, 2, 5 or 10 minutes”: the sandbox has a lottery of each, and of each family', () => {
  const minutes = lotteries.flatMap(({ times }) => ('everyMinutes' in times ? [times.everyMinutes] : []));
  expect(new Set(minutes)).toEqual(new Set([1, 2, 5, 10]));
  expect(new Set(lotteries.map(({ family }) => family))).toEqual(new Set(lotteryFamilyIds));
  expect(new Set(lotteries.map(({ code }) => code)).size).toBe(lotteries.length);
});
