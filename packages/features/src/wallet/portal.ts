import { depositIcon, upRightIcon, walletIcon, withdrawIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

const agentType = 2;

export const walletSurfaces = {
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
    transferUpline: {
      order: 130,
      icon: upRightIcon,
      canOpen: ({ flags, type, toUpline }) => flags.transferUpline && toUpline === 1 && type !== agentType,
      load: async () => (await import('./Transfer/TransferUplineEntry.tsx')).TransferUplineEntry,
    },
  },
  agentEntries: {
    downlineManagement: {
      load: async () => (await import('./Transfer/TransferDownlineEntry.tsx')).TransferDownlineEntry,
      // The portal brings the page of the domain that owns the password.
      parts: { fund: {} },
    },
  },
} as const satisfies Surfaces;
