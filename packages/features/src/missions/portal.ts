import { trophyIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const missionsSurfaces = {
  memberEntries: {
    missionLeaderboard: {
      order: 90,
      icon: trophyIcon,
      canOpen: ({ flags }) => flags.missionLeaderboard,
      load: async () => (await import('./MissionCenter/MissionCenter.tsx')).MissionCenter,
      parts: { leaderboard: { load: async () => (await import('./Leaderboard/Leaderboard.tsx')).Leaderboard } },
    },
  },
} as const satisfies Surfaces;
