export { GiftArt, type GiftArtProps } from './GiftArt.tsx';
export type { GiftArtName } from './giftFigures.tsx';
