import { receiptIcon, scrollIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const recordsSurfaces = {
  memberEntries: {
    debtHistory: {
      order: 50,
      icon: scrollIcon,
      values: ['from', 'to', 'vendorType', 'gameId', 'state', 'round'],
      load: async () => (await import('./BetHistory/BetHistoryEntry.tsx')).BetHistoryEntry,
      parts: {
        profitAndLoss: {
          values: ['from', 'to', 'vendorType'],
          load: async () => (await import('./ProfitAndLoss/ProfitAndLoss.tsx')).ProfitAndLoss,
        },
      },
    },
    transactionHistory: {
      order: 60,
      icon: receiptIcon,
      values: ['from', 'to', 'kind'],
      load: async () => (await import('./TransactionHistory/TransactionHistoryEntry.tsx')).TransactionHistoryEntry,
      parts: {
        bonuses: {
          values: ['from', 'to', 'kind'],
          load: async () => (await import('./TransactionHistory/TransactionHistory.tsx')).BonusDetails,
        },
        netDeposits: {
          values: ['from', 'to'],
          load: async () => (await import('./NetDeposits/NetDeposits.tsx')).NetDeposits,
        },
      },
    },
  },
} as const satisfies Surfaces;
