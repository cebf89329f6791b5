import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { Leaderboard } from './Leaderboard/Leaderboard.tsx';
import { useLeaderboard } from './Leaderboard/useLeaderboard.ts';
import { Missions } from './Missions/Missions.tsx';
import { useMissions } from './Missions/useMissions.ts';
import { storyLeaderboard } from './testing/storyLeaderboard.ts';
import { storyMissions } from './testing/storyMissions.ts';

const account = 'minh88';
const [mission] = storyMissions.slice(1);
if (!mission) throw new Error('There is no mission to claim.');
const answers = {
  getPermission: storyPermission,
  listMissions: { missions: storyMissions },
  getLeaderboard: { leaderboard: storyLeaderboard },
  claimMission: { ...mission, state: 'claimed' as const },
};

testFaults<'missions'>({
  listMissions: faultedHook({
    hook: useMissions,
    account,
    view: createElement(Missions),
    answers,
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  getLeaderboard: faultedHook({
    hook: useLeaderboard,
    account,
    view: createElement(Leaderboard),
    answers,
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  claimMission: faultedHook({
    hook: useMissions,
    account,
    answers,
    ask: ({ claim }) => claim(mission),
    said: ({ refusal }) => refusal?.code,
  }),
});
