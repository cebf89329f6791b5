import type { Surfaces } from '../core/index.ts';

export const noticesSurfaces = {
  agentEntries: {
    announcement: { load: async () => (await import('./NoticeList/Announcements.tsx')).Announcements },
  },
} as const satisfies Surfaces;
