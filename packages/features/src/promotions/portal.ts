import type { Surfaces } from '../core/index.ts';
import { PromotionsSkeleton } from './Promotions/PromotionsSkeleton.tsx';

export const promotionsSurfaces = {
  pages: {
    '/promo': {
      audience: 'everyone',
      title: 'promotions:title',
      values: ['category', 'promotion'],
      load: async () => (await import('./Promotions/Promotions.tsx')).Promotions,
      Skeleton: PromotionsSkeleton,
    },
  },
} as const satisfies Surfaces;
