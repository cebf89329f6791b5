import { loadChunk } from '@baize/features/core';
import { lazy } from './lazy.ts';

// Each of these is a chunk of its own; its texts travel beside it.
export const FinderPage = lazy(() => loadChunk(async () => ({ default: (await import('./FinderPage.tsx')).FinderPage })));
export const DownloadPage = lazy(() => loadChunk(async () => ({ default: (await import('./DownloadPage.tsx')).DownloadPage })));
export const GamesPage = lazy(() => loadChunk(async () => ({ default: (await import('./GamesPage.tsx')).GamesPage })));
export const HelpPage = lazy(() => loadChunk(async () => ({ default: (await import('./HelpPage.tsx')).HelpPage })));
export const PlayerPage = lazy(() => loadChunk(async () => ({ default: (await import('./PlayerPage.tsx')).PlayerPage })));
export const RegisterPage = lazy(() => loadChunk(async () => ({ default: (await import('./RegisterPage.tsx')).RegisterPage })));
export const ResetPasswordPage = lazy(() =>
  loadChunk(async () => ({ default: (await import('./ResetPasswordPage.tsx')).ResetPasswordPage })),
);
export const WorkCenterPage = lazy(() => loadChunk(async () => ({ default: (await import('./WorkCenterPage.tsx')).WorkCenterPage })));
export const MemberGames = lazy(() => loadChunk(async () => ({ default: (await import('./MemberGames.tsx')).MemberGames })));
export const HomeSections = lazy(() => loadChunk(async () => ({ default: (await import('./HomeSections.tsx')).HomeSections })));
export const HomeWinners = lazy(() => loadChunk(async () => ({ default: (await import('./HomeWinners.tsx')).HomeWinners })));
export const HomeJackpots = lazy(() => loadChunk(async () => ({ default: (await import('./HomeJackpots.tsx')).HomeJackpots })));
export const MemberBar = lazy(() => loadChunk(async () => ({ default: (await import('../shell/MemberBar.tsx')).MemberBar })));
export const HomeTicker = lazy(() => loadChunk(async () => ({ default: (await import('../shell/HomeTicker.tsx')).HomeTicker })));
export const LateParts = lazy(() => loadChunk(async () => ({ default: (await import('../shell/LateParts.tsx')).LateParts })));
export const ComingPage = lazy(() => loadChunk(async () => ({ default: (await import('./ComingPage.tsx')).ComingPage })));
export const loadNavigationMenus = () =>
  loadChunk(async () => ({ default: (await import('../shell/PortalNavigationMenus.tsx')).PortalNavigationMenus }));
export const NavigationMenus = lazy(loadNavigationMenus);
export const PortalLines = lazy(() => loadChunk(async () => ({ default: (await import('../shell/PortalLines.tsx')).PortalLines })));
