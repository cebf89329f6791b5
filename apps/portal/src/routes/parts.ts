import { loadChunk } from '@baize/features/core';
import type { ComponentType } from 'react';
import { lazy } from './lazy.ts';
import { type Late, loadLazyModules } from './loadLazyModules.ts';

const part = <Props extends object>(choose: (late: Late) => () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() => loadChunk(async () => ({ default: await choose(await loadLazyModules())() })));

// Each of these comes by `lazyModules.ts`.
export const LazyRoutes = part((late) => late.loadLazyRoutes);
export const PageSkeleton = part((late) => late.loadPageSkeleton);
export const LazyParts = part((late) => late.loadLazyParts);
export const WaitingToast = part((late) => late.loadWaitingToast);
export const PortalLines = part((late) => late.loadPortalLines);
export const loadNavigationMenus = () => loadChunk(async () => (await loadLazyModules()).loadNavigationMenus());
export const NavigationMenus = part((late) => late.loadNavigationMenus);
export const HomeTicker = part((late) => late.loadHomeTicker);
export const HomeWinners = part((late) => late.loadHomeWinners);
export const HomeJackpots = part((late) => late.loadHomeJackpots);
export const HomeSections = part((late) => late.loadHomeSections);
export const MemberBar = part((late) => late.loadMemberBar);
export const MemberGames = part((late) => late.loadMemberGames);
