import { deviceNow, type GameActions, useFavorites, useHasPassed, useMember } from '@baize/features/core';
import {
  FavoriteGames,
  PopularGames,
  type PopularGamesProps,
  RecentGames,
  useFavoriteFailure,
  useFavoriteGames,
  useRecentGames,
  writeFinderQuery,
} from '@baize/features/games';
import { UnfinishedRounds, useUnfinishedRounds } from '@baize/features/launch';
import { type ReactElement, useState } from 'react';
import { useTell } from '../shell/useTell.ts';
import { addresses } from './addresses.ts';
import { GamesPlaceholder } from './GamesPlaceholder.tsx';

const favoritesHref = `${addresses.games}?${writeFinderQuery({ text: '', features: [], sort: 'popular', isFavorite: true })}`;

/** Milliseconds that the popular games wait for the player's own lists. */
const waitMs = 3_000;

/** The home's games for somebody logged in: those that he played last, his favourites, and the popular ones with their hearts. */
export function MemberGames(props: PopularGamesProps): ReactElement {
  const { group, launchingId, onPlayGame, onTryGame } = props;
  const favorites = useFavorites();
  useFavoriteFailure(favorites, useTell());
  const own = [useRecentGames(launchingId), useFavoriteGames(undefined), useUnfinishedRounds()];
  const { role, missing } = useMember();
  // Until it is known who plays there is no list, which is not the same as an empty one.
  const isKnown = role !== 'unknown' || missing !== undefined;
  const [startedAt] = useState(() => deviceNow());
  const isSlow = useHasPassed(startedAt + waitMs);
  const [isShown, setShown] = useState(false);
  // All lists come at once: one that came later would push away what is already being read. A list that is late, or asked for again, keeps its
  // own place.
  if (!isShown && (isSlow || (isKnown && own.every(({ status }) => status !== 'loading')))) setShown(true);
  if (!isShown) return <GamesPlaceholder allHref={props.allHref} />;
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
