import { getAvailablePromotions } from './getAvailablePromotions.ts';

export { countRewards, getAvailablePromotions, promoKinds } from './getAvailablePromotions.ts';

/** Calls of this domain by name. */
export const promotionsCalls = { getAvailablePromotions } as const;
