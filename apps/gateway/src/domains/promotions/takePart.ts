import { randomUUID } from 'node:crypto';
import { checkPromotionComment, type Promotion, spelledComment } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import type { Image } from '../../uploads/image.ts';
import { keepProof } from '../../uploads/proofs.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { takeFromBudget } from './budget.ts';
import { giveReward } from './giveReward.ts';
import { isEligible, isRunning, type MemberFacts, type Offer, occasionOf, readFacts, readOffers, today, toPromotion } from './offers.ts';
import { termsOf } from './termsOf.ts';

/** The brand's promotions for a reader. */
export async function listOffers(db: Db | Tx, customerId: string | undefined, timeZone: string): Promise<Promotion[]> {
  const offers = await readOffers(db);
  const facts = customerId === undefined ? undefined : await readFacts(db, customerId, timeZone);
  // An account that is given nothing is offered nothing.
  if (customerId !== undefined && !facts) return [];
  const day = await today(db, timeZone);
  return offers.map((offer) => toPromotion(offer, facts, day, Date.now()));
}

interface Part {
  offer: Offer;
  promotion: Promotion;
  facts: MemberFacts;
  occasion: string;
}

/**
 * A promotion with a member's part in it. Parts of one member wait for each other here until the transaction ends.
 * @throws AppError `promotion_not_found`; `promotion_not_open` for an account that is given nothing
 */
async function holdPart(tx: Tx, customerId: string, promotionId: string, timeZone: string): Promise<Part> {
  await tx.execute(sql`select from customers where id = ${customerId}::uuid for no key update`);
  const [offer] = await readOffers(tx, promotionId);
  if (!offer) throw new AppError('promotion_not_found');
  const facts = await readFacts(tx, customerId, timeZone);
  if (!facts) throw new AppError('promotion_not_open');
  const day = await today(tx, timeZone);
  return { offer, facts, promotion: toPromotion(offer, facts, day, Date.now()), occasion: occasionOf(offer.terms, day) };
}

/** The same again, with what has changed. */
async function readAgain(tx: Tx, customerId: string, { offer }: Part, timeZone: string): Promise<Promotion> {
  const facts = await readFacts(tx, customerId, timeZone);
  return toPromotion(offer, facts, await today(tx, timeZone), Date.now());
}

/**
 * Takes part by one press; a second press changes nothing.
 * @throws AppError `promotion_not_found`, `promotion_not_open`
 */
export async function joinOffer(tx: Tx, customerId: string, promotionId: string, timeZone: string): Promise<Promotion> {
  const part = await holdPart(tx, customerId, promotionId, timeZone);
  const { offer, promotion, occasion } = part;
  if (promotion.status === 'joined') return promotion;
  if (promotion.status !== 'join' || offer.terms.way !== 'join') throw new AppError('promotion_not_open');
  await tx.execute(
    sql`insert into promotion_entries (customer_id, id, promotion_id, version, occasion, state)
      values (${customerId}::uuid, ${randomUUID()}::uuid, ${promotionId}, ${offer.version}, ${occasion}, 'joined')`,
  );
  return readAgain(tx, customerId, part, timeZone);
}

/**
 * Applies for a promotion; one that was refused may be applied for again.
 * @throws AppError `validation_failed`, `promotion_not_found`, `promotion_not_open`
 */
export async function applyForOffer(
  tx: Tx,
  customerId: string,
  { promotionId, comment }: { promotionId: string; comment: string },
  timeZone: string,
): Promise<Promotion> {
  const issues = checkPromotionComment(comment);
  if (issues.length > 0) throw refusedFields(issues);
  const part = await holdPart(tx, customerId, promotionId, timeZone);
  const { offer, promotion, occasion } = part;
  const isAsked = promotion.status === 'join' || promotion.status === 'rejected';
  const isOpen = !offer.isOver && isRunning(offer.terms, Date.now()) && isEligible(offer.terms, part.facts);
  if (!isAsked || !isOpen || offer.terms.way !== 'apply') throw new AppError('promotion_not_open');
  const text = spelledComment(comment);
  await tx.execute(
    sql`insert into promotion_entries as e (customer_id, id, promotion_id, version, occasion, state, comment, state_at)
      values (${customerId}::uuid, ${randomUUID()}::uuid, ${promotionId}, ${offer.version}, ${occasion}, 'applying', ${text}, clock_timestamp())
      on conflict (customer_id, promotion_id, occasion) do update set state = 'applying', version = excluded.version, comment = excluded.comment,
        reason = null, state_at = excluded.state_at`,
  );
  return readAgain(tx, customerId, part, timeZone);
}

/**
 * Adds a picture to an application that waits.
 * @throws AppError `promotion_not_found`, `promotion_not_open`, `too_many_images`
 */
export async function addImage(
  tx: Tx,
  customerId: string,
  { entryId, image }: { entryId: string; image: Image },
  timeZone: string,
): Promise<Promotion> {
  const [entry] = await rowsOf<{ promotionId: string; state: string }>(
    tx,
    sql`select promotion_id as "promotionId", state from promotion_entries
      where customer_id = ${customerId}::uuid and id = ${entryId}::uuid for update`,
  );
  if (!entry) throw new AppError('promotion_not_found');
  if (entry.state !== 'applying') throw new AppError('promotion_not_open');
  await keepProof(tx, { customerId, id: entryId }, image);
  return readAgain(tx, customerId, await holdPart(tx, customerId, entry.promotionId, timeZone), timeZone);
}

/**
 * Puts on the balance what a promotion has for a member now: once for each occasion, whatever comes at once.
 * @throws AppError `promotion_not_found`, `promotion_not_open`: also where the budget is spent, or it was claimed already
 */
export async function claimOffer(tx: Tx, customerId: string, promotionId: string, timeZone: string): Promise<Promotion> {
  const part = await holdPart(tx, customerId, promotionId, timeZone);
  const { offer, promotion, occasion } = part;
  const amount = promotion.claimable ?? 0;
  if (promotion.status !== 'claim' || amount === 0) throw new AppError('promotion_not_open');
  const streak = promotion.streak ? promotion.streak.days + 1 : null;
  const [entry] = await rowsOf<{ id: string; version: number }>(
    tx,
    sql`insert into promotion_entries as e (customer_id, id, promotion_id, version, occasion, state, amount, streak, state_at)
      values (${customerId}::uuid, ${randomUUID()}::uuid, ${promotionId}, ${offer.version}, ${occasion}, 'claimed', ${amount}, ${streak}::int,
        clock_timestamp())
      on conflict (customer_id, promotion_id, occasion) do update set state = 'claimed', state_at = excluded.state_at where e.state = 'approved'
      returning id, version`,
  );
  if (!entry) throw new AppError('promotion_not_open');
  // What customer service has approved was taken out of the budget then.
  if (!promotion.entry && !(await takeFromBudget(tx, promotionId, amount))) throw new AppError('promotion_not_open');
  const terms = (await termsOf(tx, promotionId, entry.version)) ?? offer.terms;
  await giveReward(tx, customerId, terms, { amount, entryId: entry.id });
  return readAgain(tx, customerId, part, timeZone);
}
