import { homeGroups } from '@baize/contract';
import { Stack } from '@baize/design-system';
import { useSession } from '@baize/features/core';
import { FavoriteGames, HomeGroups, HomeHero, PopularGames, RecentGames, writeFinderQuery } from '@baize/features/games';
import {
  Banners,
  HotGames,
  Jackpots,
  LiveTables,
  MiniGames,
  NearScreen,
  OpenedNumbers,
  Promotions,
  VendorLanes,
  Winners,
} from '@baize/features/home';
import { UnfinishedRounds } from '@baize/features/launch';
import { NoticeTicker } from '@baize/features/notices';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { gamesAddress } from './addresses.ts';
import { useGameActions } from './Games.tsx';
import { GameOfTheDay } from './views.tsx';

const everything = { text: '', features: [], sort: 'popular' } as const;

/** The home: the domains' parts in the brand's own order, among them two of its own. */
export function Home(): ReactElement {
  const games = useGameActions();
  const isVisitor = useSession().status === 'visitor';
  const asked = useParams()['group'];
  const group = homeGroups.find((known) => known === asked) ?? 'popular';
  return (
    <Stack gap={6}>
      <HomeHero isVisitor={isVisitor} href={isVisitor ? '/register' : '/games'} />
      <NoticeTicker hasSpace hrefOf={(notice) => `/notices/${notice}`} />
      <GameOfTheDay {...games} />
      <Jackpots hasSpace gamesHref={gamesAddress('jackpots')} />
      <HomeGroups current={group} hrefOf={(one) => (one === 'popular' ? '/' : `/group/${one}`)} />
      {!isVisitor && (
        <>
          <UnfinishedRounds launchingId={games.launchingId} onResume={games.onPlayGame} />
          <RecentGames {...games} />
          <FavoriteGames {...games} allHref={`/games?${writeFinderQuery({ ...everything, isFavorite: true })}`} />
        </>
      )}
      <PopularGames {...games} group={group} allHref="/games" />
      <NearScreen>{(isNear) => <LiveTables {...games} allHref={gamesAddress('casino')} isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <Banners isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <HotGames {...games} isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <MiniGames isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <Promotions isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <OpenedNumbers isNear={isNear} hrefOf={(lottery) => `/lottery?lottery=${lottery}`} />}</NearScreen>
      <NearScreen>{(isNear) => <Winners isNear={isNear} />}</NearScreen>
      <NearScreen>
        {(isNear) => (
          <VendorLanes {...games} isNear={isNear} hrefOf={(vendor) => `/games?${writeFinderQuery({ ...everything, vendor })}`} />
        )}
      </NearScreen>
    </Stack>
  );
}
