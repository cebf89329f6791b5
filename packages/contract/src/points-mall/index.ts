import { convertPoints } from './convertPoints.ts';
import { getPoints } from './getPoints.ts';
import { listPointMovements } from './listPointMovements.ts';
import { listPointRewards } from './listPointRewards.ts';
import { listRedemptions } from './listRedemptions.ts';
import { redeemReward } from './redeemReward.ts';

export { convertPoints } from './convertPoints.ts';
export { getPoints, type MemberPoints } from './getPoints.ts';
export { listPointMovements, type PointMovement, pointMovementKinds } from './listPointMovements.ts';
export { listPointRewards } from './listPointRewards.ts';
export { listRedemptions } from './listRedemptions.ts';
export {
  convertedPoints,
  type PointConversion,
  type PointGameType,
  type PointRate,
  pointConversion,
  pointGameTypeOf,
  pointGameTypes,
  pointRate,
} from './pointRates.ts';
export {
  type PointReward,
  type PointRewardPicture,
  type PointRewardTerms,
  type PointRewardType,
  pointRewardPictures,
  pointRewardTerms,
  pointRewardTypes,
} from './pointReward.ts';
export { redeemReward } from './redeemReward.ts';
export { type Redemption, type RedemptionStatus, redemptionStatuses } from './redemption.ts';
export { checkShipping, type Shipping, type ShippingField, shippingFields, spelledShipping } from './shipping.ts';

/** Calls of this domain by name. */
export const pointsMallCalls = { getPoints, listPointRewards, listRedemptions, listPointMovements, redeemReward, convertPoints } as const;
