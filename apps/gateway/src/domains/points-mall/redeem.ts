import { randomUUID } from 'node:crypto';
import type { PointRewardTerms, Redemption, RequestOf, redeemReward, Shipping } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { giveBonus, unwagered } from '../../bonuses/giveBonus.ts';
import { rowsOf, type Tx } from '../../db/database.ts';
import { holdMainWallet } from '../../ledger/holdMainWallet.ts';
import { post } from '../../ledger/post.ts';
import { AppError } from '../../wire/AppError.ts';
import { markTurnoverMet, turnoverLeft } from '../cashier/turnover.ts';
import { assertPlayOpen } from '../player-protection/closures.ts';
import { mayReceive } from '../promotions/mayReceive.ts';
import { giveTickets } from '../rewards/tickets/giveTickets.ts';
import { isOffered } from './listRewards.ts';
import { pointBalance } from './points.ts';
import { postPoints } from './postPoints.ts';
import { readRedemption } from './redemptions.ts';

type Asked = Pick<RequestOf<typeof redeemReward>, 'rewardId' | 'points' | 'amount'>;

/** The terms of a reward that can be redeemed now, at the price that the member has read. */
async function readTerms(tx: Tx, { rewardId, points, amount }: Asked): Promise<PointRewardTerms> {
  const [row] = await rowsOf<{ terms: PointRewardTerms; isSoldOut: boolean }>(
    tx,
    sql`select terms, coalesce(redeemed >= stock, false) as "isSoldOut" from point_rewards w where reward_id = ${rewardId} and ${isOffered}`,
  );
  if (!row) throw new AppError('reward_not_found');
  if (row.terms.points !== points || row.terms.amount !== amount) throw new AppError('reward_changed');
  if (row.isSoldOut) throw new AppError('reward_sold_out');
  return row.terms;
}

/** What is paid from the main wallet. Money whose turnover is asked for does not leave it as goods either. */
async function payAmount(
  tx: Tx,
  customerId: string,
  { amount, id, timeZone }: { amount: number; id: string; timeZone: string },
): Promise<void> {
  await holdMainWallet(tx, customerId);
  if ((await turnoverLeft(tx, customerId, timeZone)).left > 0) throw new AppError('turnover_not_met');
  await markTurnoverMet(tx, customerId);
  await post(tx, {
    ...{ customerId, transactionId: randomUUID(), kind: 'pointsRedeemed', reference: id },
    legs: [
      { account: 'main', amount: -amount },
      { account: 'pointsMall', amount },
    ],
  });
}

/** Takes one of the stock. It is held last: all who redeem it wait for each other here. */
async function takeOne(tx: Tx, rewardId: string): Promise<void> {
  const taken = await rowsOf(
    tx,
    sql`update point_rewards w set redeemed = redeemed + 1 where reward_id = ${rewardId} and not is_off and coalesce(redeemed < stock, true)
      returning 1`,
  );
  if (taken.length === 0) throw new AppError('reward_sold_out');
}

/** Credit and tickets, which come at once. */
async function deliver(tx: Tx, customerId: string, { delivery, name }: PointRewardTerms, id: string): Promise<void> {
  if (delivery.type === 'credit') {
    // Points are earned by play.
    const gift = { title: name, reference: id, wagering: unwagered, daysToUse: 1 };
    await giveBonus(tx, { customerId, amount: delivery.amount, kind: 'pointsConverted', ...gift });
  }
  if (delivery.type === 'ticket' && !(await giveTickets(tx, { customerId, kind: delivery.kind, count: delivery.count, source: name })))
    throw new AppError('reward_not_found');
}

/**
 * Takes points, money and one of the stock together, for a reward at the price that the member has read.
 * @param shipping of goods, checked
 * @throws AppError `reward_not_found`, `reward_changed`, `reward_sold_out`, `insufficient_points`, `insufficient_balance`, `turnover_not_met`,
 * `account_frozen`
 */
export async function redeem(
  tx: Tx,
  customerId: string,
  asked: Asked,
  { shipping, timeZone }: { shipping: (terms: PointRewardTerms) => Shipping | undefined; timeZone: string },
): Promise<{ redemption: Redemption; balance: number }> {
  await assertPlayOpen(tx, customerId);
  if (!(await mayReceive(tx, customerId))) throw new AppError('account_frozen');
  const terms = await readTerms(tx, asked);
  const to = shipping(terms);
  const id = randomUUID();
  const isAtOnce = terms.delivery.type === 'credit' || terms.delivery.type === 'ticket';
  const status: Redemption['status'] = isAtOnce ? 'completed' : 'applying';
  await tx.execute(sql`insert into redemptions (customer_id, id, reward_id, terms, points, amount, status, shipping, created_at, changed_at)
    values (${customerId}::uuid, ${id}::uuid, ${terms.rewardId}, ${JSON.stringify(terms)}::jsonb, ${terms.points}, ${terms.amount}, ${status},
      ${to === undefined ? null : JSON.stringify(to)}::jsonb, clock_timestamp(), clock_timestamp())`);
  if (terms.amount > 0) await payAmount(tx, customerId, { amount: terms.amount, id, timeZone });
  await deliver(tx, customerId, terms, id);
  await postPoints(tx, customerId, { points: -terms.points, kind: 'pointsRedeemed', reference: id });
  await takeOne(tx, terms.rewardId);
  const redemption = await readRedemption(tx, customerId, id);
  if (!redemption) throw new AppError('reward_not_found');
  return { redemption, balance: await pointBalance(tx, customerId) };
}
