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
