import { afterEach, beforeEach } from 'vitest';
import { faultedHook, reconnect, testFaults } from '../core/testing/faultedHook.ts';
import { storyGames, storyMember } from '../core/testing/index.ts';
import { playedGameKey } from './Player/playedGameKey.ts';
import { usePlayer } from './Player/usePlayer.ts';
import { storyPlayedGame } from './testing/storyPlayedGame.ts';
import { useUnfinishedRounds } from './UnfinishedRounds/useUnfinishedRounds.ts';

beforeEach(() => sessionStorage.setItem(playedGameKey, JSON.stringify(storyPlayedGame)));
afterEach(() => sessionStorage.removeItem(playedGameKey));

testFaults<'launch'>({
  // Figures that are not known stand beside the game, which goes on.
  getPlayResult: faultedHook({
    hook: () => usePlayer('n1'),
    account: 'minh88',
    answers: { getPlayResult: { rounds: 3, openRounds: 1, bet: 15_000, win: 5_000, currency: 'VND' } },
    askAgain: reconnect,
    said: (state) => (state.status === 'ready' && state.figures.status === 'error' ? 'error' : undefined),
    says: 'error',
  }),
  // What can't be told of is not in the way.
  listUnfinishedRounds: faultedHook({
    hook: useUnfinishedRounds,
    account: 'minh88',
    answers: {
      getMemberInfo: storyMember,
      listUnfinishedRounds: {
        list: storyGames
          .slice(0, 1)
          .map((game) => ({ game, rounds: 1, bet: 5_000, currency: 'VND', openedAt: '2026-11-22T03:30:00.000Z' })),
      },
    },
    askAgain: reconnect,
    said: ({ status }) => (status === 'ready' ? undefined : status),
    says: 'none',
  }),
});
