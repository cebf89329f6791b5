export { RewardHistory as RewardHistoryPart } from '@baize/features/rewards';
