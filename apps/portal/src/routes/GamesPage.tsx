import { useFavorites } from '@baize/features/core';
import { GamePage, type GamePageName, gamePageRows, useFavoriteFailure } from '@baize/features/games';
import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useTell } from '../shell/useTell.ts';
import { ChessRooms } from './ChessRooms.tsx';
import { gamePageAddress, vendorOf } from './gamePageAddress.ts';
import { usePageTitle } from './usePageTitle.ts';
import { usePlay } from './usePlay.ts';

/** One page of games (§2 casino, egame, fish, sports, lottery …), with its vendor in the address. */
export function GamesPage({ page }: { page: GamePageName }): ReactElement {
  const { t } = useTranslation('games');
  usePageTitle(t(gamePageRows[page].title));
  const { search } = useLocation();
  const play = usePlay();
  const favorites = useFavorites();
  useFavoriteFailure(favorites, useTell());
  const hrefOf = useCallback((vendor: string | undefined) => gamePageAddress(page, vendor), [page]);
  const vendor = vendorOf(page, search);
  return (
    <GamePage {...play} page={page} vendor={vendor} hrefOf={hrefOf} favorites={favorites?.isReady ? favorites : undefined}>
      {page === 'chess' && <ChessRooms vendor={vendor} />}
    </GamePage>
  );
}
