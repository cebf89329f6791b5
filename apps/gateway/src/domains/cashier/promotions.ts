import { randomUUID } from 'node:crypto';
import type { DepositPromotion, PromotionTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { giveBonus } from '../../bonuses/giveBonus.ts';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { returnToBudget, takeFromBudget } from '../promotions/budget.ts';
import { mayReceive } from '../promotions/mayReceive.ts';
import { isEligible, occasionOf, readFacts, readOffers, today, toPromotion } from '../promotions/offers.ts';
import { termsOf } from '../promotions/termsOf.ts';

/** A promotion that a deposit can bring, with the version that the order is held to. */
export interface DepositOffer extends DepositPromotion {
  version: number;
}

type PercentTerms = PromotionTerms & { reward: { type: 'percent' } };
const isOfDeposits = (terms: PromotionTerms): terms is PercentTerms => terms.kind === 'deposit' && terms.reward.type === 'percent';

/**
 * The promotions that a player can choose with the next deposit. One that an unpaid order has is not offered again. An account that is given nothing has
 * none.
 */
export async function depositOffers(db: Db | Tx, timeZone: string, customerId: string): Promise<DepositOffer[]> {
  const facts = await readFacts(db, customerId, timeZone);
  if (!facts) return [];
  const day = await today(db, timeZone);
  const offers = await readOffers(db);
  return offers.flatMap((offer) => {
    const { terms, version } = offer;
    if (!isOfDeposits(terms) || facts.ordered.includes(terms.promotionId) || !isEligible(terms, facts)) return [];
    const { status } = toPromotion(offer, facts, day, Date.now());
    if (status !== 'join' && status !== 'joined') return [];
    const { promotionId, title, wagering, minimum } = terms;
    const { percent, maximum } = terms.reward;
    return [
      { promotionId, version, title, percent, maximum, ...(minimum !== undefined && { minimum }), wagering, isJoined: status === 'joined' },
    ];
  });
}

/** As its player sees it. */
export const toDepositPromotion = ({ version: _, ...promotion }: DepositOffer): DepositPromotion => promotion;

interface PromisedBonus {
  amount: number;
  bonus: number;
  promotionId: string;
  version: number;
  /** Its bonus is taken out of the budget already. */
  isReserved: boolean;
}

/** Takes the member's part of this occasion. @returns its id; undefined where it was taken before */
async function takePart(
  tx: Tx,
  customerId: string,
  { promotionId, version, bonus }: PromisedBonus,
  occasion: string,
): Promise<string | undefined> {
  const [taken] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into promotion_entries as e (customer_id, id, promotion_id, version, occasion, state, amount, state_at)
      values (${customerId}::uuid, ${randomUUID()}::uuid, ${promotionId}, ${version}, ${occasion}, 'issued', ${bonus}, clock_timestamp())
      on conflict (customer_id, promotion_id, occasion) do update set state = 'issued', version = excluded.version, amount = excluded.amount,
        state_at = excluded.state_at where e.state in ('joined', 'ended') returning id`,
  );
  return taken?.id;
}

/**
 * Adds the bonus of a deposit's promotion. The caller has posted the deposit in this transaction, and so has locked the player's main account: of two
 * orders with one promotion (one was cancelled, and paid all the same) the first gets it. A member who has become an agent meanwhile gets none, since
 * an agent can't wager it.
 */
export async function creditBonus(tx: Tx, { customerId, id }: { customerId: string; id: string }, timeZone: string): Promise<void> {
  const place = sql`customer_id = ${customerId}::uuid and id = ${id}::uuid`;
  const [promised] = await rowsOf<PromisedBonus>(
    tx,
    sql`select amount::float8 as amount, bonus::float8 as bonus, promotion_id as "promotionId", promotion_version as version,
        state = 'waiting' as "isReserved" from deposits where ${place} and bonus > 0`,
  );
  if (!promised) return;
  const { amount, bonus, promotionId, version } = promised;
  const isReserved = promised.isReserved || (await takeFromBudget(tx, promotionId, bonus));
  const terms = isReserved && (await mayReceive(tx, customerId)) ? await termsOf(tx, promotionId, version) : undefined;
  const entryId = terms && (await takePart(tx, customerId, promised, occasionOf(terms, await today(tx, timeZone))));
  if (!terms || entryId === undefined) {
    if (isReserved) await returnToBudget(tx, promotionId, bonus);
    await tx.execute(sql`update deposits set bonus = 0 where ${place}`);
    return;
  }
  const { title, wagering, daysToUse } = terms;
  await giveBonus(tx, { customerId, amount: bonus, title, reference: id, promotionId, entryId, wagering, deposited: amount, daysToUse });
}

/** Gives back to the budget what an order that ends unpaid was promised. */
export async function releaseBonus(tx: Tx, { customerId, id }: { customerId: string; id: string }): Promise<void> {
  const [promised] = await rowsOf<{ promotionId: string; bonus: number }>(
    tx,
    sql`select promotion_id as "promotionId", bonus::float8 as bonus from deposits
      where customer_id = ${customerId}::uuid and id = ${id}::uuid and bonus > 0`,
  );
  if (promised) await returnToBudget(tx, promised.promotionId, promised.bonus);
}
