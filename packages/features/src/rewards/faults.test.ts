import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { RewardHistory } from './History/RewardHistory.tsx';
import { useRewardHistory } from './History/useRewardHistory.ts';
import { useRains } from './Rain/useRains.ts';
import { ClaimableRewards } from './Rewards/ClaimableRewards.tsx';
import { useRewards } from './Rewards/useRewards.ts';
import { useCreateRain, useTeamRains } from './TeamRain/teamRainCalls.ts';
import { useNextTicket, usePrizeTable } from './Tickets/ticketQueries.ts';
import { useOpenTicket } from './Tickets/useOpenTicket.ts';
import { storyRains, storyRunning, storyTeamRain } from './testing/storyRains.ts';
import { storyHistory, storyRewards } from './testing/storyRewards.ts';
import { storyOpened, storyTable, storyTicket, storyUsable } from './testing/storyTickets.ts';

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
  listTeamRains: faultedHook({
    hook: useTeamRains,
    account,
    answers: { listTeamRains: { rows: [storyTeamRain] } },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  createRain: faultedHook({
    hook: useCreateRain,
    account,
    answers: { createRain: storyTeamRain },
    ask: ({ create }) => create({ pool: 600, pieces: 3, startsAt: storyRunning.startsAt, minutes: 5, fundPassword: 'Fund1234' }),
    said: ({ refusal }) => refusal?.code,
  }),
  listRains: faultedHook({
    hook: useRains,
    account,
    answers: { listRains: storyRains },
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  claimRain: faultedHook({
    hook: useRains,
    account,
    answers: { listRains: storyRains, claimRain: { amount: 2_000, at: storyRunning.startsAt } },
    ask: ({ claim }) => claim(storyRunning.rainId),
    said: ({ refusal }) => refusal?.code,
  }),
  listTickets: faultedHook({
    hook: () => useNextTicket('wheel'),
    account,
    answers: { listTickets: { rows: [storyTicket], usable: storyUsable } },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  getPrizeTable: faultedHook({
    hook: () => usePrizeTable('wheel', undefined),
    account,
    answers: { getPrizeTable: storyTable },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
  openTicket: faultedHook({
    hook: useOpenTicket,
    account,
    answers: { openTicket: storyOpened },
    ask: ({ open }) => open(storyTicket.ticketId),
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
