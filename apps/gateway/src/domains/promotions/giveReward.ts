import type { PromotionTerms } from '@baize/contract';
import { giveBonus } from '../../bonuses/giveBonus.ts';
import type { Tx } from '../../db/database.ts';
import { keepEvent } from '../../live/outbox.ts';
import { AppError } from '../../wire/AppError.ts';
import { postPoints } from '../points-mall/postPoints.ts';
import { giveTickets } from '../rewards/tickets/giveTickets.ts';

/**
 * Gives a member what a promotion has for him: a bonus, tickets or points.
 * @param amount in what the reward is counted in
 * @throws AppError `promotion_not_open` where the brand has no table of such tickets
 */
export async function giveReward(
  tx: Tx,
  customerId: string,
  { promotionId, reward, title, wagering, daysToUse }: PromotionTerms,
  { amount, entryId }: { amount: number; entryId: string },
): Promise<void> {
  if (reward.type === 'ticket') {
    const isGiven = await giveTickets(tx, { customerId, kind: reward.ticket, count: amount, source: title });
    if (!isGiven) throw new AppError('promotion_not_open');
    return;
  }
  if (reward.type === 'points') {
    await keepEvent(tx, customerId, 'rewardsChanged', async () => ({ change: 'given' as const }));
    await postPoints(tx, customerId, { points: amount, kind: 'pointsGiven', reference: promotionReference(promotionId) });
    return;
  }
  await giveBonus(tx, { customerId, amount, title, reference: entryId, promotionId, entryId, wagering, daysToUse });
}

/** How a movement of points names the promotion that it came from. */
export const promotionReference = (promotionId: string): string => `promotion:${promotionId}`;
