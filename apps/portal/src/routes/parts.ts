import { loadChunk } from '@baize/features/core';
import type { ComponentType } from 'react';
import { type LazyComponent, lazy } from './lazy.ts';
import { type LazyModules, loadLazyModules } from './loadLazyModules.ts';

const part = <Props extends object>(choose: (modules: LazyModules) => () => Promise<ComponentType<Props>>): LazyComponent<Props> =>
  lazy(() => loadChunk(async () => ({ default: await choose(await loadLazyModules())() })));

// Each of these comes by `lazyModules.ts`.
export const LazyRoutes = part((modules) => modules.loadLazyRoutes);
export const PageSkeleton = part((modules) => modules.loadPageSkeleton);
export const LazyParts = part((modules) => modules.loadLazyParts);
export const WaitingToast = part((modules) => modules.loadWaitingToast);
export const PortalLines = part((modules) => modules.loadPortalLines);
export const loadNavigationMenus = () => loadChunk(async () => (await loadLazyModules()).loadNavigationMenus());
export const NavigationMenus = part((modules) => modules.loadNavigationMenus);
export const HomeTicker = part((modules) => modules.loadHomeTicker);
export const HomeWinners = part((modules) => modules.loadHomeWinners);
export const HomeJackpots = part((modules) => modules.loadHomeJackpots);
export const HomeSections = part((modules) => modules.loadHomeSections);
export const MemberBar = part((modules) => modules.loadMemberBar);
export const MemberGames = part((modules) => modules.loadMemberGames);
