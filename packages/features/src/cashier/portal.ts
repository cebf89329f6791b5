import { walletIcon, withdrawIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const cashierSurfaces = {
  memberEntries: {
    wallet: {
      order: 20,
      icon: walletIcon,
      canOpen: ({ flags }) => !flags.merchantWallet,
      load: async () => (await import('./Wallets/WalletEntry.tsx')).WalletEntry,
    },
    withdraw: {
      order: 40,
      icon: withdrawIcon,
      canOpen: ({ flags }) => flags.withdraw,
      values: ['order'],
      load: async () => (await import('./Withdraw/WithdrawEntry.tsx')).WithdrawEntry,
    },
  },
} as const satisfies Surfaces;
