import { depositPromotion } from '@baize/contract';
import { z } from 'zod';

/** When a promotion may be chosen: with a player's first deposit, with the second of a day, or always. */
const occasions = ['first', 'secondOfDay', 'always'] as const;

/** What the brand adds to deposits. */
export const depositPromotions = z.array(z.object({ ...depositPromotion.shape, occasion: z.enum(occasions) }));
export type OfferedPromotion = z.infer<typeof depositPromotions>[number];

export const sandboxPromotions: OfferedPromotion[] = [
  {
    promotionId: 'first',
    occasion: 'first',
    title: { vi: 'Nạp lần đầu +20%', en: 'First deposit +20%' },
    percent: 20,
    maximum: 10_000,
    turnoverTimes: 5,
  },
  {
    promotionId: 'second',
    occasion: 'secondOfDay',
    title: { vi: 'Nạp lần hai trong ngày +10%', en: 'Second deposit of the day +10%' },
    percent: 10,
    maximum: 5_000,
    turnoverTimes: 5,
  },
];
