import { giftIcon, percentIcon, swordsIcon, trophyIcon, userPlusIcon } from '@baize/design-system/icons';
import type { Surfaces } from '@baize/features/core';

/** Entries of §2 that no domain has a page for yet: the member centre says that they are not open. */
export const ownSurfaces = {
  memberEntries: {
    rewardCenter: { order: 70, icon: giftIcon, canOpen: ({ flags }) => flags.rewardCenter },
    referral: { order: 80, icon: userPlusIcon, canOpen: ({ flags }) => flags.referral },
    missionLeaderboard: { order: 90, icon: trophyIcon, canOpen: ({ flags }) => flags.missionLeaderboard },
    manualRebate: { order: 110, icon: percentIcon, canOpen: ({ flags }) => flags.manualRebate },
    legion: { order: 120, icon: swordsIcon, canOpen: ({ flags }) => flags.guild },
  },
} as const satisfies Surfaces;
