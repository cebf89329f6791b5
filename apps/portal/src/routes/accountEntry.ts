import { loadChunk } from '@baize/features/core';
import { lazy } from './lazy.ts';

/** The account entry of the member centre; apart from the dialogs, since the centre itself is one of them. */
export const AccountEntry = lazy(() =>
  loadChunk(async () => ({ default: (await import('../shell/PortalAccountEntry.tsx')).PortalAccountEntry })),
);
