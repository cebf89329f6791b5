import type { EntryPart } from '@baize/features/core';

/** Money to an agent's downline (§6): the page of the domain that owns transfers within that of the downline. */
export const downlineTransfer: EntryPart = {
  load: async () => (await import('./DownlineTransfer.tsx')).DownlineTransfer,
};
