import { randomUUID } from 'node:crypto';
import type { PointRewardTerms, RedemptionStatus } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { post } from '../../ledger/post.ts';
import { keepEvent } from '../../live/outbox.ts';
import { OperatorError } from '../../operator/arguments.ts';
import { keepMessage } from '../messages/inbox.ts';
import { postPoints } from './postPoints.ts';

/** A request that customer service has to do something about. */
export interface OpenRedemption {
  id: string;
  account: string;
  name: string;
  status: RedemptionStatus;
  shipping: { name: string; phone: string; address: string } | null;
  since: string;
}

/** Requests that are open, the oldest first. */
export const openRedemptions = (db: Db, most: number): Promise<OpenRedemption[]> =>
  rowsOf<OpenRedemption>(
    db,
    sql`select r.id, c.account, r.terms #>> '{name,en}' as name, r.status, r.shipping, r.created_at::text as since
      from redemptions r join customers c on c.id = r.customer_id
      where r.status in ('applying', 'passed') order by r.created_at, r.id limit ${most}`,
  );

interface Held {
  customerId: string;
  rewardId: string;
  terms: PointRewardTerms;
  points: number;
  amount: number;
  status: RedemptionStatus;
}

/** A request is looked for among the open ones, which have an index of their own. */
async function hold(tx: Tx, id: string, from: readonly RedemptionStatus[]): Promise<Held> {
  // Whose it is comes first: a row is held by its customer.
  const [asked] = await rowsOf<Pick<Held, 'customerId' | 'status'>>(
    tx,
    sql`select customer_id as "customerId", status from redemptions where id = ${id}::uuid`,
  );
  const [row] = await rowsOf<Held>(
    tx,
    sql`select customer_id as "customerId", reward_id as "rewardId", terms, points::float8 as points, amount::float8 as amount, status
      from redemptions where customer_id = ${asked?.customerId ?? null}::uuid and id = ${id}::uuid and status in ('applying', 'passed') for update`,
  );
  if (!row) throw new OperatorError(asked ? `The request is ${asked.status}.` : 'There is no request of this number.');
  if (!from.includes(row.status)) throw new OperatorError(`The request is ${row.status}.`);
  return row;
}

/** What the member reads in the inbox. */
const messages: Record<'passed' | 'completed' | 'rejected', { vi: string; en: string; contentVi: string; contentEn: string }> = {
  passed: {
    vi: 'Đơn đổi quà đã được duyệt',
    en: 'Your request was approved',
    contentVi: 'Chúng tôi đang chuẩn bị quà cho bạn.',
    contentEn: 'We are getting it ready for you.',
  },
  completed: {
    vi: 'Đơn đổi quà đã hoàn tất',
    en: 'Your request is completed',
    contentVi: 'Chúc bạn vui với món quà!',
    contentEn: 'Enjoy it!',
  },
  rejected: {
    vi: 'Đơn đổi quà bị từ chối',
    en: 'Your request was refused',
    contentVi: 'Điểm và tiền đã được hoàn lại cho bạn.',
    contentEn: 'Your points and your money are back.',
  },
};

async function moveTo(tx: Tx, id: string, held: Held, status: keyof typeof messages, remark: string): Promise<string> {
  const { customerId, terms } = held;
  await tx.execute(
    sql`update redemptions set status = ${status}, remark = coalesce(nullif(${remark}::text, ''), remark), changed_at = statement_timestamp()
      where customer_id = ${customerId}::uuid and id = ${id}::uuid`,
  );
  const text = messages[status];
  await keepMessage(tx, customerId, {
    titleVi: `${text.vi}: ${terms.name.vi}`,
    titleEn: `${text.en}: ${terms.name.en}`,
    contentVi: [...(remark !== '' ? [`Ghi chú: ${remark}`] : []), text.contentVi].join('\n'),
    contentEn: [...(remark !== '' ? [`Remark: ${remark}`] : []), text.contentEn].join('\n'),
  });
  await keepEvent(tx, customerId, 'redemptionChanged', async () => ({ redemptionId: id, status }));
  return customerId;
}

/** Approves a request (§4 "passed"). @returns the customer @throws OperatorError */
export const approveRedemption = async (tx: Tx, id: string, remark: string): Promise<string> =>
  moveTo(tx, id, await hold(tx, id, ['applying']), 'passed', remark);

/** Says that an approved request was done. @returns the customer @throws OperatorError */
export const completeRedemption = async (tx: Tx, id: string, remark: string): Promise<string> =>
  moveTo(tx, id, await hold(tx, id, ['passed']), 'completed', remark);

/** Rejects a request: points, money and the piece of the stock go back together. @returns the customer @throws OperatorError */
export async function rejectRedemption(tx: Tx, id: string, reason: string): Promise<string> {
  const held = await hold(tx, id, ['applying', 'passed']);
  const { customerId, rewardId, points, amount } = held;
  if (amount > 0)
    await post(tx, {
      ...{ customerId, transactionId: randomUUID(), kind: 'pointsReturned', reference: id },
      legs: [
        { account: 'main', amount },
        { account: 'pointsMall', amount: -amount },
      ],
    });
  await moveTo(tx, id, held, 'rejected', reason);
  await postPoints(tx, customerId, { points, kind: 'pointsReturned', reference: id });
  await tx.execute(sql`update point_rewards set redeemed = redeemed - 1 where reward_id = ${rewardId}`);
  return customerId;
}
