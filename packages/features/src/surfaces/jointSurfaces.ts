import { depositIcon, giftIcon, mailIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

/** Entries of §2 that are made of several domains, and those that no domain has a page for yet: the member centre says that they are not open. */
export const jointSurfaces = {
  memberEntries: {
    deposit: {
      order: 30,
      icon: depositIcon,
      canOpen: ({ flags }) => flags.deposit,
      values: ['order'],
      load: async () => (await import('./DepositEntry.tsx')).DepositEntry,
    },
    rewardCenter: {
      order: 70,
      icon: giftIcon,
      canOpen: ({ flags }) => flags.rewardCenter,
      load: async () => (await import('./RewardCenterEntry.tsx')).RewardCenterEntry,
      parts: {
        tickets: { load: async () => (await import('../rewards/Tickets/Tickets.tsx')).Tickets },
        rain: { load: async () => (await import('../rewards/Rain/Rain.tsx')).Rain },
        history: { load: async () => (await import('../rewards/History/RewardHistory.tsx')).RewardHistory },
      },
    },
    messages: { order: 100, icon: mailIcon, load: async () => (await import('./MessagesEntry.tsx')).MessagesEntry },
  },
} as const satisfies Surfaces;
