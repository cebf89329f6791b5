export { FavoriteGames, type FavoriteGamesProps } from './FavoriteGames/FavoriteGames.tsx';
export { FavoriteGamesView, type FavoriteGamesViewProps } from './FavoriteGames/FavoriteGamesView.tsx';
export { useFavoriteFailure } from './FavoriteGames/useFavoriteFailure.ts';
export { useFavoriteGames } from './FavoriteGames/useFavoriteGames.ts';
export { Finder, type FinderProps } from './Finder/Finder.tsx';
export { FinderSkeleton } from './Finder/FinderSkeleton.tsx';
export { FinderView, type FinderViewProps } from './Finder/FinderView.tsx';
export { type FinderState, type FinderVendor, useFinder } from './Finder/useFinder.ts';
export { GamePage, type GamePageProps } from './GamePage/GamePage.tsx';
export { GamePageSkeleton, type GamePageSkeletonProps } from './GamePage/GamePageSkeleton.tsx';
export { GamePageView, type GamePageViewProps } from './GamePage/GamePageView.tsx';
export { type GamePageName, gamePages } from './GamePage/gamePageNames.ts';
export { gamePageRows, type PageVendor } from './GamePage/gamePages.ts';
export { type GamePageState, useGamePage } from './GamePage/useGamePage.ts';
export { HomeGroups, type HomeGroupsProps } from './HomeGroups/HomeGroups.tsx';
export { HomeHero, type HomeHeroProps } from './HomeHero/HomeHero.tsx';
export type { OwnGamesState } from './ownGamesState.ts';
export { PopularGames, type PopularGamesProps } from './PopularGames/PopularGames.tsx';
export { PopularGamesView, type PopularGamesViewProps } from './PopularGames/PopularGamesView.tsx';
export { type PopularGamesState, popularGamesQuery, usePopularGames } from './PopularGames/usePopularGames.ts';
export { RecentGames } from './RecentGames/RecentGames.tsx';
export { RecentGamesView, type RecentGamesViewProps } from './RecentGames/RecentGamesView.tsx';
export { useRecentGames } from './RecentGames/useRecentGames.ts';
export { createGameIndex, type GameIndex } from './search/createGameIndex.ts';
export {
  type FinderQuery,
  type FinderSort,
  finderSorts,
  type GameFeature,
  gameFeatures,
  longestText,
  readFinderQuery,
  writeFinderQuery,
} from './search/finderQuery.ts';
