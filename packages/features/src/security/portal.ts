import { shieldCheckIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

/** The account entry draws its pages itself: the portal brings it with the centre. */
export const securitySurfaces = {
  memberEntries: {
    account: {
      order: 10,
      icon: shieldCheckIcon,
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
