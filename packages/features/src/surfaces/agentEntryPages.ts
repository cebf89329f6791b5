import type { AgentEntryPage } from '../core/index.ts';
import { agentEntries } from './domainSurfaces.ts';

/** Pages of the agent centre's entries (§2), by name; parts of another domain than their entry's are joined to it here. */
export const agentEntryPages: Readonly<Record<string, AgentEntryPage>> = {
  ...agentEntries,
  downlineManagement: {
    ...agentEntries.downlineManagement,
    parts: {
      transfer: {
        ...agentEntries.downlineManagement.parts.transfer,
        load: async () => (await import('./DownlineTransfer.tsx')).DownlineTransfer,
      },
      // §9: the password that transfers ask for.
      fund: { load: async () => (await import('./DownlineFundPassword.tsx')).DownlineFundPassword },
    },
  },
  revenueReport: {
    ...agentEntries.revenueReport,
    parts: {
      received: { load: async () => (await import('../agent-contracts/Bills/ReceivedBillsEntry.tsx')).ReceivedBillsEntry },
      owed: { load: async () => (await import('../agent-contracts/Bills/OwedBillsEntry.tsx')).OwedBillsEntry },
    },
  },
};
