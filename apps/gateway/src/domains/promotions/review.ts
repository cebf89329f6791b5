import { randomUUID } from 'node:crypto';
import { type PromotionReward, type PromotionTerms, rewardOf, rewardUnitOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import type { MoneyText } from '../../moneyText.ts';
import { OperatorError } from '../../operator/arguments.ts';
import { keepNews } from '../messages/inbox.ts';
import { keepNewsEvent } from '../player-protection/keepNewsEvent.ts';
import { takeFromBudget } from './budget.ts';
import { mayReceive } from './mayReceive.ts';
import { occasionOf, readOffers, today } from './offers.ts';
import { termsOf } from './termsOf.ts';

/** An application that customer service has to decide about. */
export interface WaitingApplication {
  entryId: string;
  account: string;
  promotionId: string;
  state: string;
  comment: string | null;
  images: number;
  since: string;
}

/** Applications that wait, the oldest first. */
export const waitingApplications = (db: Db, most: number): Promise<WaitingApplication[]> =>
  rowsOf<WaitingApplication>(
    db,
    sql`select e.id as "entryId", c.account, e.promotion_id as "promotionId", e.state, e.comment, e.state_at::text as since,
        (select count(*)::int from proofs p where p.customer_id = e.customer_id and p.order_id = e.id) as images
      from promotion_entries e join customers c on c.id = e.customer_id where e.state in ('applying', 'processing') order by e.state_at limit ${most}`,
  );

interface Held {
  customerId: string;
  promotionId: string;
  version: number;
  title: { vi: string; en: string };
  terms: PromotionTerms;
}

async function holdWaiting(tx: Tx, entryId: string): Promise<Held & { reward: number; daysToUse: number }> {
  // Whose it is comes first: a row is held by its customer.
  const [owner] = await rowsOf<{ id: string }>(tx, sql`select customer_id as id from promotion_entries where id = ${entryId}::uuid`);
  const [row] = await rowsOf<Omit<Held, 'title' | 'terms'>>(
    tx,
    sql`select customer_id as "customerId", promotion_id as "promotionId", version from promotion_entries
      where customer_id = ${owner?.id ?? null}::uuid and id = ${entryId}::uuid and state in ('applying', 'processing') for update`,
  );
  const terms = row && (await termsOf(tx, row.promotionId, row.version));
  if (!row || !terms) throw new OperatorError('No application of this number waits.');
  return { ...row, title: terms.title, terms, reward: rewardOf(terms.reward, {}), daysToUse: terms.daysToUse };
}

const claimable = (tx: Tx, customerId: string) =>
  keepNewsEvent(tx, customerId, 'rewardsChanged', async () => ({ change: 'claimable' as const }));

const unitTexts = {
  points: { vi: 'điểm', en: 'points' },
  wheel: { vi: 'vé vòng quay', en: 'tickets for the wheel' },
  egg: { vi: 'vé đập trứng', en: 'tickets for golden eggs' },
  envelope: { vi: 'vé lì xì', en: 'tickets for red envelopes' },
} as const;

/** An amount of a reward as a message tells it. */
function rewardText(reward: PromotionReward, amount: number, language: 'vi' | 'en', money: MoneyText): string {
  const unit = rewardUnitOf(reward);
  return unit ? `${amount.toLocaleString(language)} ${unitTexts[unit][language]}` : money(amount, language);
}

async function tellApproved(
  tx: Tx,
  { customerId, title, terms }: Pick<Held, 'customerId' | 'title' | 'terms'>,
  amount: number,
): Promise<void> {
  await keepNews(tx, customerId, (money) => ({
    titleVi: `Có thưởng để nhận: ${title.vi} · ${rewardText(terms.reward, amount, 'vi', money)}`,
    titleEn: `A reward to claim: ${title.en} · ${rewardText(terms.reward, amount, 'en', money)}`,
    contentVi: 'Bạn có thể nhận khoản thưởng này trong trung tâm thưởng.',
    contentEn: 'You can claim this reward in the reward centre.',
  }));
  await claimable(tx, customerId);
}

/**
 * Approves an application: its member can claim the amount for as many days as the terms say.
 * @param given in the minor unit; without it what the terms say
 * @returns the customer
 * @throws OperatorError
 */
export async function approve(tx: Tx, entryId: string, given: number | undefined): Promise<string> {
  const held = await holdWaiting(tx, entryId);
  const amount = given ?? held.reward;
  if (amount <= 0) throw new OperatorError('Say the amount: the terms name a share of something.');
  if (!(await takeFromBudget(tx, held.promotionId, amount))) throw new OperatorError('The budget of the promotion has less left.');
  await tx.execute(
    sql`update promotion_entries set state = 'approved', amount = ${amount}, reason = null, state_at = statement_timestamp(),
      claim_until = statement_timestamp() + make_interval(days => ${held.daysToUse}::int)
      where customer_id = ${held.customerId}::uuid and id = ${entryId}::uuid`,
  );
  await tellApproved(tx, held, amount);
  return held.customerId;
}

/** Refuses an application; the member reads why, and may apply again. @returns the customer @throws OperatorError */
export async function reject(tx: Tx, entryId: string, reason: string): Promise<string> {
  const { customerId, title } = await holdWaiting(tx, entryId);
  await tx.execute(
    sql`update promotion_entries set state = 'rejected', reason = ${reason}, state_at = statement_timestamp()
      where customer_id = ${customerId}::uuid and id = ${entryId}::uuid`,
  );
  await keepNews(tx, customerId, {
    titleVi: `Đơn bị từ chối: ${title.vi}`,
    titleEn: `Application refused: ${title.en}`,
    contentVi: `Lý do: ${reason}\nBạn có thể gửi lại đơn.`,
    contentEn: `Reason: ${reason}\nYou can apply again.`,
  });
  return customerId;
}

/** Says that an application is being looked into. @returns the customer @throws OperatorError */
export async function process(tx: Tx, entryId: string): Promise<string> {
  const { customerId } = await holdWaiting(tx, entryId);
  await tx.execute(
    sql`update promotion_entries set state = 'processing', state_at = statement_timestamp()
      where customer_id = ${customerId}::uuid and id = ${entryId}::uuid`,
  );
  return customerId;
}

/** Gives a member a reward of a promotion to claim, without an application (§3 "MANUAL"). @throws OperatorError */
export async function give(
  tx: Tx,
  customerId: string,
  promotionId: string,
  { amount, timeZone }: { amount: number; timeZone: string },
): Promise<void> {
  const [offer] = await readOffers(tx, promotionId);
  if (offer?.terms.kind !== 'gift') throw new OperatorError(`There is no gift ${promotionId}.`);
  if (!(await mayReceive(tx, customerId))) throw new OperatorError('This account is given nothing: it is no member, or it is held.');
  if (!(await takeFromBudget(tx, promotionId, amount))) throw new OperatorError('The budget of the promotion has less left.');
  const { terms, version } = offer;
  const given = await rowsOf(
    tx,
    sql`insert into promotion_entries as e (customer_id, id, promotion_id, version, occasion, state, amount, claim_until)
      values (${customerId}::uuid, ${randomUUID()}::uuid, ${promotionId}, ${version}, ${occasionOf(terms, await today(tx, timeZone))}, 'approved',
        ${amount}, clock_timestamp() + make_interval(days => ${terms.daysToUse}::int))
      on conflict (customer_id, promotion_id, occasion) do nothing returning 1`,
  );
  if (given.length === 0) throw new OperatorError('This member has a part in it already.');
  await tellApproved(tx, { customerId, title: terms.title, terms }, amount);
}
