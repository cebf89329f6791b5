import { randomUUID } from 'node:crypto';
import type { DepositPromotion } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { post } from '../../ledger/post.ts';
import { canWager } from '../wallet/canWager.ts';
import type { OfferedPromotion } from './depositPromotions.ts';

interface Deposited {
  /** Deposits that were credited, ever and today. */
  credited: number;
  today: number;
  /** Promotions of orders that wait, and of today's that were credited. */
  chosen: string[];
}

const isOpen: Record<OfferedPromotion['occasion'], (deposited: Deposited) => boolean> = {
  first: ({ credited }) => credited === 0,
  secondOfDay: ({ today }) => today === 1,
  always: () => true,
};

/** Whether a moment is of the brand's day that another one is of. */
const isSameDay = (one: SQL, other: SQL, timeZone: string): SQL =>
  sql`date_trunc('day', ${one} at time zone ${timeZone}) = date_trunc('day', ${other} at time zone ${timeZone})`;

/**
 * The promotions that a player can choose with the next deposit; one that was chosen today is not offered again. A bonus has to be wagered,
 * so an account that may not play for money has none.
 */
export async function choosablePromotions(
  db: Db | Tx,
  offered: readonly OfferedPromotion[],
  timeZone: string,
  customerId: string,
): Promise<OfferedPromotion[]> {
  const isOfToday = sql`state = 'credited' and ${isSameDay(sql`settled_at`, sql`clock_timestamp()`, timeZone)}`;
  const [deposited] = await rowsOf<Deposited>(
    db,
    sql`select count(*) filter (where state = 'credited')::int as credited, count(*) filter (where ${isOfToday})::int as today,
        coalesce(array_agg(promotion_id) filter (where promotion_id is not null and (state = 'waiting' or (${isOfToday}))), '{}') as chosen
      from deposits where customer_id = ${customerId}`,
  );
  if (!deposited || !(await canWager(db, customerId))) return [];
  return offered.filter(({ occasion, promotionId }) => isOpen[occasion](deposited) && !deposited.chosen.includes(promotionId));
}

/** As its player sees it. */
export const toDepositPromotion = ({ occasion: _, ...promotion }: OfferedPromotion): DepositPromotion => promotion;

/**
 * Adds the bonus of a deposit's promotion. The caller has posted the deposit in this transaction, and so has locked the player's main
 * account: of two orders with one promotion (one was cancelled, and paid all the same) the first gets it. A member who has become an agent
 * meanwhile gets none, since an agent can't wager it.
 */
export async function creditBonus(tx: Tx, { customerId, id }: { customerId: string; id: string }): Promise<void> {
  const [promised] = await rowsOf<{ bonus: number; isUsed: boolean }>(
    tx,
    sql`select o.bonus::float8 as bonus, exists (select from deposits d where d.customer_id = o.customer_id
        and d.promotion_id = o.promotion_id and d.id <> o.id and d.state = 'credited' and d.settled_at >= o.created_at) as "isUsed"
      from deposits o where o.customer_id = ${customerId} and o.id = ${id}`,
  );
  if (!promised || promised.bonus === 0) return;
  const place = sql`customer_id = ${customerId} and id = ${id}`;
  if (promised.isUsed || !(await canWager(tx, customerId))) {
    await tx.execute(sql`update deposits set bonus = 0, bonus_turnover = 0 where ${place}`);
    return;
  }
  await tx.execute(sql`update deposits set turnover = turnover + bonus_turnover where ${place}`);
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind: 'bonus',
    reference: id,
    currency: 'VND',
    legs: [
      { account: 'main', amount: promised.bonus },
      { account: 'promotions', amount: -promised.bonus },
    ],
  });
}
