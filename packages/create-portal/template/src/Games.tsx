import { type GameActions, useFavorites, useMember } from '@baize/features/core';
import { Finder, GamePage, type GamePageName, gamePageRows, readFinderQuery, writeFinderQuery } from '@baize/features/games';
import { Player, useLaunchManager } from '@baize/features/launch';
import { SessionGuard } from '@baize/features/player-protection';
import { PvpRooms } from '@baize/features/pvp-rooms';
import { domainPages } from '@baize/features/surfaces';
import { type ReactElement, useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
import { gamesAddress, ownBetsAddress, protectionAddress } from './addresses.ts';
import { DomainPage } from './DomainPage.tsx';

/** What the buttons of a game do. */
export function useGameActions(): GameActions {
  const { state, launchGame } = useLaunchManager();
  const favorites = useFavorites();
  return {
    launchingId: state.status === 'launching' ? state.game.nodeId : undefined,
    onPlayGame: (game) => void launchGame(game, 'real'),
    onTryGame: (game) => void launchGame(game, 'demo'),
    favorites: favorites?.isReady ? favorites : undefined,
  };
}

/** All games, with the whole search in the address. */
export function Games(): ReactElement {
  const games = useGameActions();
  const favorites = useFavorites();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const { search } = useLocation();
  const query = useMemo(() => readFinderQuery(search), [search]);
  return (
    <Finder
      {...games}
      favorites={favorites}
      query={query}
      isReturn={isReturn}
      searchId="games-search"
      onChangeQuery={(changed, isStep) => void navigate(`/games?${writeFinderQuery(changed)}`, { replace: !isStep })}
    />
  );
}

/** The tables of PVP games, above the games themselves. */
function Rooms({ vendor }: { vendor: string | undefined }): ReactElement {
  const { state, launchGame } = useLaunchManager();
  return (
    <PvpRooms
      vendor={vendor}
      launchingId={state.status === 'launching' ? state.roomId : undefined}
      onEnterRoom={({ game, roomId }) => void launchGame(game, 'real', roomId)}
    />
  );
}

/** A page of games; where a domain has a page of its own there, the games of a vendor alone. */
export function GamesOf({ page }: { page: GamePageName }): ReactElement {
  const games = useGameActions();
  const [search] = useSearchParams();
  const vendor = search.get(gamePageRows[page].parameter) ?? undefined;
  const own = domainPages[`/${page}`];
  if (own && vendor === undefined) return <DomainPage page={own} />;
  return (
    <GamePage {...games} page={page} vendor={vendor} hrefOf={(one) => gamesAddress(page, one)}>
      {page === 'chess' && <Rooms vendor={vendor} />}
    </GamePage>
  );
}

/** The page around a game of some providers. */
export function Play(): ReactElement {
  const { nodeId = '' } = useParams();
  const { role } = useMember();
  return (
    <Player
      key={nodeId}
      nodeId={nodeId}
      homeHref="/"
      guard={(play) => <SessionGuard {...play} protectionHref={protectionAddress(role)} historyHref={ownBetsAddress(role)} stopHref="/" />}
    />
  );
}
