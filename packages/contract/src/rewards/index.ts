import { claimRewards } from './claimRewards.ts';
import { listRewardHistory } from './listRewardHistory.ts';
import { listRewards } from './listRewards.ts';

export { claimRewards } from './claimRewards.ts';
export { bonusStates, listRewardHistory, type RewardRow, type RewardState, rewardStates } from './listRewardHistory.ts';
export { type CheckIn, listRewards, type Reward } from './listRewards.ts';

/** Calls of this domain by name. */
export const rewardsCalls = { listRewards, claimRewards, listRewardHistory } as const;
