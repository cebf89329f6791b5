import { percentIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const rebatesSurfaces = {
  memberEntries: {
    manualRebate: {
      order: 110,
      icon: percentIcon,
      canOpen: ({ flags }) => flags.manualRebate,
      load: async () => (await import('./Rebate/ManualRebate.tsx')).ManualRebate,
    },
  },
} as const satisfies Surfaces;
