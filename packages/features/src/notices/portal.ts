import { mailIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';

export const noticesSurfaces = {
  memberEntries: {
    messages: { order: 100, icon: mailIcon, load: async () => (await import('./Inbox/MessageCenter.tsx')).MessageCenter },
  },
  agentEntries: {
    announcement: { load: async () => (await import('./NoticeList/Announcements.tsx')).Announcements },
  },
} as const satisfies Surfaces;
