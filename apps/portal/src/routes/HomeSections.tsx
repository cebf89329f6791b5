import { Stack } from '@baize/design-system';
import { type GameActions, useFavorites } from '@baize/features/core';
import { useFavoriteFailure, writeFinderQuery } from '@baize/features/games';
import {
  Banners,
  HotGames,
  LiveTables,
  MiniGames,
  NearScreen,
  OpenedNumbers,
  Promotions,
  VendorLanes,
  Winners,
} from '@baize/features/home';
import { type ReactElement, useLayoutEffect } from 'react';
import { useTell } from '../shell/useTell.ts';
import { addresses } from './addresses.ts';
import { gamePageAddress } from './gamePageAddress.ts';
import { homeSections } from './homeSections.ts';
import { belowWide } from './widths.css.ts';

const casinoHref = gamePageAddress('casino');
const vendorHref = (vendor: string): string =>
  `${addresses.games}?${writeFinderQuery({ text: '', features: [], sort: 'popular', vendor })}`;
const lotteryPage = gamePageAddress('lottery');
const lotteryHref = (lottery: string): string => `${lotteryPage}?lottery=${lottery}`;

/** What stands below the popular games of the home page (§2): nobody waits for it, and each part loads when its reader comes near. */
export function HomeSections(play: GameActions): ReactElement {
  // Before the next frame: the footer comes with them.
  useLayoutEffect(homeSections.stand, []);
  const favorites = useFavorites();
  useFavoriteFailure(favorites, useTell());
  const actions: GameActions = { ...play, favorites: favorites?.isReady ? favorites : undefined };
  return (
    <Stack gap={6}>
      <NearScreen>{(isNear) => <LiveTables {...actions} allHref={casinoHref} isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <Banners isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <HotGames {...actions} isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <MiniGames isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <Promotions isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <OpenedNumbers isNear={isNear} hrefOf={lotteryHref} />}</NearScreen>
      <div className={belowWide}>
        <NearScreen>{(isNear) => <Winners isNear={isNear} />}</NearScreen>
      </div>
      <NearScreen>{(isNear) => <VendorLanes {...actions} hrefOf={vendorHref} isNear={isNear} />}</NearScreen>
    </Stack>
  );
}
