import type { Surfaces } from '../core/index.ts';
import { LotterySkeleton } from './Page/LotterySkeleton.tsx';

export const lotterySurfaces = {
  pages: {
    '/lottery': {
      audience: 'members',
      title: 'lottery:title',
      values: ['lottery'],
      isTitleHidden: true,
      load: async () => (await import('./Page/Lottery.tsx')).Lottery,
      Skeleton: LotterySkeleton,
    },
  },
} as const satisfies Surfaces;
