import type { Surfaces } from '../core/index.ts';
import { PointsMallSkeleton } from './Mall/PointsMallSkeleton.tsx';

export const pointsMallSurfaces = {
  pages: {
    '/pointMall': {
      audience: 'members',
      title: 'points-mall:title',
      values: ['category', 'reward', 'menu'],
      load: async () => (await import('./Mall/PointsMall.tsx')).PointsMall,
      Skeleton: PointsMallSkeleton,
    },
  },
} as const satisfies Surfaces;
