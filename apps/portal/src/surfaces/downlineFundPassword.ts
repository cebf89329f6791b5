import type { EntryPart } from '@baize/features/core';

/** The password that transfers to the downline ask for (§9): a page of the security centre within the agent centre. */
export const downlineFundPassword: EntryPart = {
  load: async () => (await import('./DownlineFundPassword.tsx')).DownlineFundPassword,
};
