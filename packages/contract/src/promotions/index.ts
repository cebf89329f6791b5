import { cancelBonus } from './cancelBonus.ts';
import { claimPromotion } from './claimPromotion.ts';
import { getAvailablePromotions } from './getAvailablePromotions.ts';
import { joinPromotion } from './joinPromotion.ts';
import { listBonuses } from './listBonuses.ts';
import { listPromotions } from './listPromotions.ts';
import { requestPromotion } from './requestPromotion.ts';
import { sendPromotionImage } from './sendPromotionImage.ts';

export { cancelBonus } from './cancelBonus.ts';
export { claimPromotion } from './claimPromotion.ts';
export { countRewards, getAvailablePromotions, promoKinds } from './getAvailablePromotions.ts';
export { type HeldBonus, heldBonus } from './heldBonus.ts';
export { joinPromotion } from './joinPromotion.ts';
export { listBonuses } from './listBonuses.ts';
export { listPromotions } from './listPromotions.ts';
export {
  depositOccasions,
  type Promotion,
  type PromotionAudience,
  type PromotionCategory,
  type PromotionEntry,
  type PromotionKind,
  type PromotionPicture,
  type PromotionReward,
  type PromotionTerms,
  type PromotionWagering,
  promotion,
  promotionCategories,
  promotionKinds,
  promotionPictures,
  promotionTerms,
  type RewardUnit,
  rewardUnits,
} from './promotion.ts';
export { checkPromotionComment, spelledComment } from './promotionComment.ts';
export { exampleOf, type PromotionExample, rewardOf, rewardUnitOf, toWagerOf } from './promotionMath.ts';
export {
  type EntryState,
  entryStates,
  type PromotionStatus,
  promotionStatuses,
  promotionStatusOf,
  type StatusFacts,
} from './promotionStatus.ts';
export { requestPromotion } from './requestPromotion.ts';
export { sendPromotionImage } from './sendPromotionImage.ts';

/** Calls of this domain by name. */
export const promotionsCalls = {
  getAvailablePromotions,
  listPromotions,
  joinPromotion,
  requestPromotion,
  sendPromotionImage,
  claimPromotion,
  listBonuses,
  cancelBonus,
} as const;
