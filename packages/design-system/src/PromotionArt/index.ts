export { PromotionArt, type PromotionArtProps } from './PromotionArt.tsx';
export type { PromotionArtName } from './promotionFigures.tsx';
