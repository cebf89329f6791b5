import { trophyIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const missionsSurfaces = {
  memberEntries: {
    missionLeaderboard: {
      order: 90,
      icon: trophyIcon,
      canOpen: ({ flags }) => flags.missionLeaderboard,
      load: async () => (await import('./Missions/Missions.tsx')).Missions,
    },
  },
} as const satisfies Surfaces;
