import type { Surfaces } from '../core/index.ts';

export const rewardsSurfaces = {
  agentEntries: {
    redRain: { load: async () => (await import('./TeamRain/TeamRainEntry.tsx')).TeamRainEntry },
  },
} as const satisfies Surfaces;
