import type { OfferedPromotion } from '@baize/gateway/ports';

/** §3 "Promotion": promotions of deposits in a new sandbox. */
export const sandboxPromotions: readonly OfferedPromotion[] = [
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
