import { type GameActions, useFavorites } from '@baize/features/core';
import { UnfinishedRounds, useUnfinishedRounds } from '@baize/features/game-launch';
import {
  FavoriteGames,
  PopularGames,
  type PopularGamesProps,
  RecentGames,
  useFavoriteFailure,
  useFavoriteGames,
  useRecentGames,
  writeFinderQuery,
} from '@baize/features/lobby';
import type { ReactElement } from 'react';
import { useTell } from '../shell/useTell.ts';
import { addresses } from './addresses.ts';
import { ComingGames } from './ComingGames.tsx';

const favoritesHref = `${addresses.games}?${writeFinderQuery({ text: '', features: [], sort: 'popular', isFavorite: true })}`;

/** The home's games for somebody logged in: those that he played last, his favourites, and the popular ones with their hearts. */
export function MemberGames(props: PopularGamesProps): ReactElement {
  const { group, launchingId, onPlayGame, onTryGame } = props;
  const favorites = useFavorites();
  useFavoriteFailure(favorites, useTell());
  const own = [useRecentGames(launchingId), useFavoriteGames(undefined), useUnfinishedRounds()];
  // All lists come at once: one that came later would push away what is already being read.
  if (own.some(({ status }) => status === 'loading')) return <ComingGames allHref={props.allHref} />;
  const actions: GameActions = { launchingId, onPlayGame, onTryGame, favorites: favorites?.isReady ? favorites : undefined };
  return (
    <>
      {group === 'popular' && <UnfinishedRounds launchingId={launchingId} onResume={onPlayGame} />}
      {group === 'popular' && <RecentGames {...actions} />}
      {group === 'popular' && <FavoriteGames {...actions} allHref={favoritesHref} />}
      <PopularGames {...props} {...actions} />
    </>
  );
}
