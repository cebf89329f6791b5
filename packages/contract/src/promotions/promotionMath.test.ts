import { expect, test } from 'vitest';
import type { PromotionReward, PromotionWagering } from './promotion.ts';
import { exampleOf, rewardOf, toWagerOf } from './promotionMath.ts';

const tenth: PromotionReward = { type: 'percent', percent: 10, maximum: 5_000 };
const week: PromotionReward = { type: 'calendar', days: [100, 200, 300] };
const thrice: PromotionWagering = { times: 3, of: 'depositAndBonus', weights: {} };

test.each<[PromotionReward, Parameters<typeof rewardOf>[1], number]>([
  [tenth, { of: 5_000 }, 500],
  [tenth, { of: 99 }, 9],
  [tenth, { of: 9 }, 0],
  [tenth, { of: 60_000 }, 5_000],
  [tenth, { of: Number.MAX_SAFE_INTEGER }, 5_000],
  [{ type: 'fixed', amount: 2_000 }, {}, 2_000],
  [{ type: 'ticket', ticket: 'egg', count: 3 }, {}, 3],
  [{ type: 'points', points: 250 }, {}, 250],
  [week, { day: 1 }, 100],
  [week, { day: 3 }, 300],
  [week, { day: 4 }, 100],
])('a reward of %o with %o is %i', (reward, given, amount) => {
  expect(rewardOf(reward, given)).toBe(amount);
});

test('the worked example counts with the usual deposit, and with the least one where that is more', () => {
  expect(toWagerOf(thrice, { bonus: 500, deposited: 5_000 })).toBe(16_500);
  expect(exampleOf({ kind: 'deposit', reward: tenth, wagering: thrice }, 5_000)).toEqual({ from: 5_000, bonus: 500, toWager: 16_500 });
  expect(exampleOf({ kind: 'deposit', reward: tenth, wagering: thrice, minimum: 8_000 }, 5_000)).toMatchObject({ from: 8_000, bonus: 800 });
  expect(
    exampleOf({ kind: 'gift', reward: { type: 'fixed', amount: 70 }, wagering: { times: 2, of: 'bonus', weights: {} } }, 5_000),
  ).toEqual({
    bonus: 70,
    toWager: 140,
  });
});
