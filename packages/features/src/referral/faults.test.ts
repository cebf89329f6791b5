import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { ReferralEntry } from './Referral/ReferralEntry.tsx';
import { useReferral } from './Referral/useReferral.ts';
import { storyFriends, storyReferral } from './testing/storyReferral.ts';

const account = 'minh88';
const answers = {
  getPermission: storyPermission,
  getReferral: storyReferral,
  listReferrals: { rows: storyFriends },
  claimReferrals: { amount: 500 },
};

testFaults<'referral'>({
  getReferral: faultedHook({
    hook: useReferral,
    account,
    view: createElement(ReferralEntry),
    answers,
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  listReferrals: faultedHook({
    hook: useReferral,
    account,
    answers,
    askAgain: ({ friends }) => (friends.status === 'error' ? friends.retry() : undefined),
    said: ({ friends }) => (friends.status === 'error' ? friends.code : undefined),
  }),
  claimReferrals: faultedHook({ hook: useReferral, account, answers, ask: ({ claim }) => claim(), said: ({ refusal }) => refusal?.code }),
});
