import { userPlusIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const referralSurfaces = {
  memberEntries: {
    referral: {
      order: 80,
      icon: userPlusIcon,
      canOpen: ({ flags }) => flags.referral,
      load: async () => (await import('./Referral/ReferralEntry.tsx')).ReferralEntry,
    },
  },
} as const satisfies Surfaces;
