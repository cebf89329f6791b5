import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { useConvert } from './Convert/useConvert.ts';
import { usePoints } from './Points/usePoints.ts';
import { PointsDetails, RedeemHistory } from './Records/PointRecords.tsx';
import { usePointMovements } from './Records/usePointMovements.ts';
import { useRedemptions } from './Records/useRedemptions.ts';
import { useRedeem } from './Redeem/useRedeem.ts';
import { usePointRewards } from './Rewards/usePointRewards.ts';
import { storyMovements, storyPoints, storyRedemption, storyRedemptions, storyRewards } from './testing/storyPoints.ts';

const account = 'minh88';
const answers = {
  getPermission: storyPermission,
  getPoints: storyPoints,
  listPointRewards: { rows: storyRewards },
  listRedemptions: { rows: storyRedemptions },
  listPointMovements: { rows: storyMovements },
  redeemReward: { redemption: storyRedemption, balance: 40_260 },
  convertPoints: { points: 1_000, amount: 1_000, balance: 47_260 },
};
const records = { money: String, timeZone: 'Asia/Ho_Chi_Minh' };
const fundPassword = 'Fund1234';
type Read = { status: string } | { status: 'error'; code: string; retry(): void };
const read = {
  account,
  answers,
  askAgain: (state: Read): void => ('retry' in state ? state.retry() : undefined),
  said: (state: Read) => ('code' in state ? state.code : undefined),
};

testFaults<'points-mall'>({
  getPoints: faultedHook({ ...read, hook: usePoints }),
  listPointRewards: faultedHook({ ...read, hook: usePointRewards }),
  listRedemptions: faultedHook({ ...read, hook: useRedemptions, view: createElement(RedeemHistory, records) }),
  listPointMovements: faultedHook({ ...read, hook: usePointMovements, view: createElement(PointsDetails, records) }),
  redeemReward: faultedHook({
    hook: useRedeem,
    account,
    answers,
    ask: async ({ redeem }) => redeem({ rewardId: 'deck', points: 8_000, amount: 0, fundPassword }),
    said: ({ state }) => ('code' in state ? state.code : undefined),
  }),
  convertPoints: faultedHook({
    hook: useConvert,
    account,
    answers,
    ask: async ({ convert }) => convert({ points: 1_000, amount: 1_000, fundPassword }),
    said: ({ state }) => ('code' in state ? state.code : undefined),
  }),
});
