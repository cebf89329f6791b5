import { shieldCheckIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const securitySurfaces = {
  memberEntries: {
    account: {
      order: 10,
      icon: shieldCheckIcon,
      load: async () => (await import('./AccountEntry.tsx')).AccountEntry,
      // The entry draws them itself.
      parts: {
        password: {},
        fund: {},
        phone: {},
        email: {},
        authenticator: {},
        newAddress: {},
        realName: {},
        bankCards: {},
        sessions: {},
        profile: {},
      },
    },
  },
} as const satisfies Surfaces;
