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
      // The portal brings the pages of the domains that own transfers and their password.
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
      // The portal brings the bills, which are the contracts' own.
      parts: { received: {}, owed: {} },
    },
    profitAndLoss: {
      values: ['account', 'from', 'to'],
      load: async () => (await import('./Statement/TeamStatementEntry.tsx')).TeamStatementEntry,
    },
  },
} as const satisfies Surfaces;
