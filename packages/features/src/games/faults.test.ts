import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyGames, storyMember } from '../core/testing/index.ts';
import { FavoriteGames } from './FavoriteGames/FavoriteGames.tsx';
import { useFavoriteGames } from './FavoriteGames/useFavoriteGames.ts';
import type { OwnGamesState } from './ownGamesState.ts';
import { RecentGames } from './RecentGames/RecentGames.tsx';
import { useRecentGames } from './RecentGames/useRecentGames.ts';

const nothing = (): void => undefined;
const actions = { launchingId: undefined, onPlayGame: nothing, onTryGame: nothing };
const ownGames = {
  account: 'minh88',
  answers: { getMemberInfo: storyMember, listFavorites: { content: storyGames }, listRecentGames: { list: storyGames } },
  askAgain: (state: OwnGamesState) => (state.status === 'error' ? state.retry() : undefined),
  said: (state: OwnGamesState) => (state.status === 'error' ? state.code : undefined),
};

testFaults<'games'>({
  listFavorites: faultedHook({
    ...ownGames,
    hook: () => useFavoriteGames(undefined),
    view: createElement(FavoriteGames, { ...actions, allHref: '/web/games' }),
  }),
  listRecentGames: faultedHook({ ...ownGames, hook: () => useRecentGames(undefined), view: createElement(RecentGames, actions) }),
});
