import { gemIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const agentContractsSurfaces = {
  memberEntries: {
    contracts: {
      order: 140,
      icon: gemIcon,
      load: async () => (await import('./Contracts/ContractsEntry.tsx')).ContractsEntry,
      parts: { bills: { load: async () => (await import('./Bills/ReceivedBillsEntry.tsx')).ReceivedBillsEntry } },
    },
  },
  agentEntries: {
    dividend: {
      values: ['downline'],
      load: async () => (await import('./DownlineContracts/contractEntries.tsx')).DividendEntry,
    },
    dailyWages: {
      values: ['downline'],
      load: async () => (await import('./DownlineContracts/contractEntries.tsx')).DailyWagesEntry,
    },
    hourlySalary: {
      values: ['downline'],
      load: async () => (await import('./DownlineContracts/contractEntries.tsx')).HourlySalaryEntry,
    },
    realTimeSalary: {
      values: ['downline'],
      load: async () => (await import('./DownlineContracts/contractEntries.tsx')).RealTimeSalaryEntry,
    },
  },
} as const satisfies Surfaces;
