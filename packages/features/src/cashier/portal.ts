import { depositIcon, walletIcon, withdrawIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const cashierSurfaces = {
  memberEntries: {
    wallet: {
      order: 20,
      icon: walletIcon,
      canOpen: ({ flags }) => !flags.merchantWallet,
      load: async () => (await import('./Wallets/WalletEntry.tsx')).WalletEntry,
    },
    deposit: {
      order: 30,
      icon: depositIcon,
      canOpen: ({ flags }) => flags.deposit,
      values: ['order'],
      load: async () => (await import('./Deposit/DepositEntry.tsx')).DepositEntry,
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
