import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { RewardHistory } from './History/RewardHistory.tsx';
import { useRewardHistory } from './History/useRewardHistory.ts';
import { ClaimableRewards } from './Rewards/ClaimableRewards.tsx';
import { useRewards } from './Rewards/useRewards.ts';
import { storyHistory, storyRewards } from './testing/storyRewards.ts';

const account = 'minh88';
const answers = {
  getPermission: storyPermission,
  listRewards: storyRewards,
  claimRewards: { claimed: [] },
  listRewardHistory: { rows: storyHistory },
};

testFaults<'rewards'>({
  listRewards: faultedHook({
    hook: useRewards,
    account,
    view: createElement(ClaimableRewards, { promotionsHref: '/promo' }),
    answers,
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  claimRewards: faultedHook({
    hook: useRewards,
    account,
    answers,
    ask: ({ claim }) => claim('all'),
    said: ({ refusal }) => refusal?.code,
  }),
  listRewardHistory: faultedHook({
    hook: useRewardHistory,
    account,
    view: createElement(RewardHistory),
    answers,
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
});
