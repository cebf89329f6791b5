import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { ManualRebate } from './Rebate/ManualRebate.tsx';
import { useRebate } from './Rebate/useRebate.ts';
import { storyClaimed, storyRebate } from './testing/storyRebate.ts';

const account = 'minh88';
const answers = { getPermission: storyPermission, getRebate: storyRebate, claimRebate: storyClaimed };

testFaults<'rebates'>({
  getRebate: faultedHook({
    hook: useRebate,
    account,
    view: createElement(ManualRebate),
    answers,
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  claimRebate: faultedHook({
    hook: useRebate,
    account,
    answers,
    ask: ({ claim }) => claim(),
    said: ({ refusal }) => refusal?.code,
  }),
});
