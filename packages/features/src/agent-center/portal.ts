import type { Surfaces } from '../core/index.ts';

export const agentCenterSurfaces = {
  agentEntries: {
    teamOverview: {
      values: ['from', 'to'],
      load: async () => (await import('./Overview/TeamOverviewEntry.tsx')).TeamOverviewEntry,
    },
    registerCenter: {
      load: async () => (await import('./RegisterCenter/RegisterCenterEntry.tsx')).RegisterCenterEntry,
    },
    downlineManagement: {
      values: ['account', 'from', 'to'],
      load: async () => (await import('./Downlines/DownlinesEntry.tsx')).DownlinesEntry,
      // Of the domains that own transfers and their password: surfaces/agentEntryPages.ts.
      parts: { transfer: { values: ['account'] }, fund: {} },
    },
    debtRecord: {
      values: ['account', 'scope', 'from', 'to'],
      load: async () => (await import('./Records/DownlineBetsEntry.tsx')).DownlineBetsEntry,
    },
    downlineTransactions: {
      values: ['account', 'scope', 'from', 'to'],
      load: async () => (await import('./Records/DownlineMovementsEntry.tsx')).DownlineMovementsEntry,
    },
    revenueReport: {
      values: ['from', 'to'],
      load: async () => (await import('./Income/AgentIncomeEntry.tsx')).AgentIncomeEntry,
      // The bills are the contracts' own: surfaces/agentEntryPages.ts.
      parts: { received: {}, owed: {} },
    },
    profitAndLoss: {
      values: ['account', 'from', 'to'],
      load: async () => (await import('./Statement/TeamStatementEntry.tsx')).TeamStatementEntry,
    },
  },
} as const satisfies Surfaces;
