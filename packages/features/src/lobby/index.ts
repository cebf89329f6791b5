export { HomeGroups, type HomeGroupsProps } from './HomeGroups/HomeGroups.tsx';
export { HomeHero, type HomeHeroProps } from './HomeHero/HomeHero.tsx';
export { PopularGames, type PopularGamesProps } from './PopularGames/PopularGames.tsx';
export { PopularGamesView, type PopularGamesViewProps } from './PopularGames/PopularGamesView.tsx';
export { type PopularGamesState, usePopularGames } from './PopularGames/usePopularGames.ts';
