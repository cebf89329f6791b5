import { lazy } from 'react';
import { loadChunk } from './loadChunk.ts';

// Each page and each dialog is a chunk of its own; its texts travel beside it.
export const RegisterPage = lazy(() => loadChunk(async () => ({ default: (await import('./RegisterPage.tsx')).RegisterPage })));
export const LoginModal = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/login')).LoginModal })));
export const AccountModal = lazy(() => loadChunk(async () => ({ default: (await import('../shell/AccountModal.tsx')).AccountModal })));
export const DepositDialog = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/wallet')).DepositDialog })));
export const TermsModal = lazy(() => loadChunk(async () => ({ default: (await import('@baize/features/help-center')).TermsDialog })));
export const MemberBar = lazy(() => loadChunk(async () => ({ default: (await import('../shell/MemberBar.tsx')).MemberBar })));
export const LateParts = lazy(() => loadChunk(async () => ({ default: (await import('../shell/LateParts.tsx')).LateParts })));
