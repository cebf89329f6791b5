export { RewardArt, type RewardArtProps } from './RewardArt.tsx';
export type { RewardArtName } from './rewardFigures.tsx';
