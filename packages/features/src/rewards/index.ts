export { RewardHistory } from './History/RewardHistory.tsx';
export { RewardHistoryView, type RewardHistoryViewProps } from './History/RewardHistoryView.tsx';
export { useRewardHistory } from './History/useRewardHistory.ts';
export { RewardCenter, type RewardCenterProps } from './RewardCenter/RewardCenter.tsx';
export { ClaimableRewards, type ClaimableRewardsProps } from './Rewards/ClaimableRewards.tsx';
export { RewardsView, type RewardsViewProps } from './Rewards/RewardsView.tsx';
export { type Rewards, type RewardsData, useRewards } from './Rewards/useRewards.ts';
