export { BonusCard, type BonusCardProps } from './Bonuses/BonusCard.tsx';
export { useBonuses } from './Bonuses/useBonuses.ts';
export { type GivingUp, useGiveUp } from './Bonuses/useGiveUp.ts';
export type { PromotionWays } from './Promotions/PromotionAction.tsx';
export { Promotions } from './Promotions/Promotions.tsx';
export { PromotionsSkeleton } from './Promotions/PromotionsSkeleton.tsx';
export { PromotionsView, type PromotionsViewProps } from './Promotions/PromotionsView.tsx';
export { type PromotionAct, type PromotionActs, usePromotionActs } from './Promotions/usePromotionActs.ts';
export { type PromotionsState, usePromotions } from './Promotions/usePromotions.ts';
