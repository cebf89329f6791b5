import { swordsIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const legionSurfaces = {
  memberEntries: {
    legion: {
      order: 120,
      icon: swordsIcon,
      canOpen: ({ flags }) => flags.guild,
      load: async () => (await import('./Legion/LegionEntry.tsx')).LegionEntry,
      parts: {
        records: {
          values: ['from', 'to', 'kind', 'account'],
          load: async () => (await import('./Records/GuildRecordsEntry.tsx')).GuildRecordsEntry,
        },
        rules: { load: async () => (await import('./Rules/GuildRulesEntry.tsx')).GuildRulesEntry },
        members: { load: async () => (await import('./Members/GuildMembersEntry.tsx')).GuildMembersEntry },
        setup: { load: async () => (await import('./Setup/GuildSetupEntry.tsx')).GuildSetupEntry },
      },
    },
  },
} as const satisfies Surfaces;
