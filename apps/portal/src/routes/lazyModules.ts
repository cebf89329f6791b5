import { WaitingToast } from '../shell/WaitingToast.tsx';
import { LazyRoutes, PageSkeleton } from './LazyRoutes.tsx';

export { laterTexts } from '../texts/laterTexts.ts';

// One chunk, which knows the files of all others: their names weigh more than the home's own code. Each of these is a chunk of its own, but for
// the routes, which know those of the pages, and what stands in the pages' place.
export const loadLazyRoutes = async () => LazyRoutes;
export const loadPageSkeleton = async () => PageSkeleton;
export const loadLazyParts = async () => (await import('../shell/LazyParts.tsx')).LazyParts;
export const loadWaitingToast = async () => WaitingToast;
export const loadLateReads = async () => (await import('../shell/lateReads.ts')).bringLateReads;
export const loadPortalLines = async () => (await import('../shell/PortalLines.tsx')).PortalLines;
export const loadNavigationMenus = async () => (await import('../shell/PortalNavigationMenus.tsx')).PortalNavigationMenus;
export const loadHomeReads = async () => (await import('./homeParts.ts')).bringHomeReads;
export const loadHomeTicker = async () => (await import('./homeParts.ts')).HomeTicker;
export const loadHomeWinners = async () => (await import('./homeParts.ts')).HomeWinners;
export const loadHomeJackpots = async () => (await import('./homeParts.ts')).HomeJackpots;
export const loadHomeSections = async () => (await import('./homeParts.ts')).HomeSections;
export const loadMemberBar = async () => (await import('../shell/MemberBar.tsx')).MemberBar;
export const loadMemberGames = async () => (await import('./MemberGames.tsx')).MemberGames;
