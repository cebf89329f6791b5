import { protectionIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const playerProtectionSurfaces = {
  memberEntries: {
    protection: {
      order: 135,
      icon: protectionIcon,
      load: async () => (await import('./Protection/Protection.tsx')).Protection,
    },
  },
  agentEntries: {
    protection: { load: async () => (await import('./Protection/Protection.tsx')).Protection },
  },
} as const satisfies Surfaces;
