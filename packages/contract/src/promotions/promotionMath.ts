import type { PromotionReward, PromotionTerms, PromotionWagering, RewardUnit } from './promotion.ts';

/**
 * What a reward comes to: in the minor unit, or in its unit (`rewardUnitOf`).
 * @param of the deposit or the loss that a percentage is of
 * @param day of a calendar, from 1
 */
export function rewardOf(reward: PromotionReward, { of = 0, day = 1 }: { of?: number; day?: number }): number {
  switch (reward.type) {
    case 'percent':
      return Math.min(reward.maximum, Number((BigInt(of) * BigInt(reward.percent)) / 100n));
    case 'fixed':
      return reward.amount;
    case 'ticket':
      return reward.count;
    case 'points':
      return reward.points;
    case 'calendar':
      return reward.days[(day - 1) % reward.days.length] ?? 0;
  }
}

/** What a reward is counted in; undefined for money. */
export function rewardUnitOf(reward: PromotionReward): RewardUnit | undefined {
  if (reward.type === 'points') return 'points';
  return reward.type === 'ticket' ? reward.ticket : undefined;
}

/** What has to be wagered for a bonus, at a weight of 100 %. */
export const toWagerOf = ({ times, of }: PromotionWagering, { bonus, deposited = 0 }: { bonus: number; deposited?: number }): number =>
  times * (of === 'depositAndBonus' ? deposited + bonus : bonus);

/** A worked example of a promotion, shown before a member takes part. */
export interface PromotionExample {
  /** The deposit or the loss; absent where the reward depends on neither. */
  from?: number;
  bonus: number;
  toWager: number;
}

/**
 * The example of a promotion.
 * @param usual the deposit or loss to count with; raised to the promotion's minimum where that is higher
 */
export function exampleOf(
  { kind, reward, wagering, minimum = 0 }: Pick<PromotionTerms, 'kind' | 'reward' | 'wagering' | 'minimum'>,
  usual: number,
): PromotionExample {
  const from = Math.max(usual, minimum);
  const bonus = rewardOf(reward, { of: from });
  const toWager = toWagerOf(wagering, { bonus, deposited: kind === 'deposit' ? from : 0 });
  return { ...(reward.type === 'percent' && { from }), bonus, toWager };
}
