import type { EntryPart } from '@baize/features/core';

/** The bills behind an agent's income (§2): of the domain that owns contracts, within the page of the agent centre. */
export const receivedBills: EntryPart = { load: async () => (await import('./ReceivedBills.tsx')).ReceivedBills };
export const owedBills: EntryPart = { load: async () => (await import('./OwedBills.tsx')).OwedBills };
