import { upRightIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

const agentType = 2;

export const transfersSurfaces = {
  memberEntries: {
    transferUpline: {
      order: 130,
      icon: upRightIcon,
      canOpen: ({ flags, type, toUpline }) => flags.transferUpline && toUpline === 1 && type !== agentType,
      load: async () => (await import('./TransferUpline/TransferUplineEntry.tsx')).TransferUplineEntry,
    },
  },
} as const satisfies Surfaces;
