import { randomInt, randomUUID } from 'node:crypto';
import { bonusOf, type DepositOrder, type DepositOrderState, limits, type Page } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { takeClaims } from '../../claims/takeClaims.ts';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { behind, isoOf, pageOfRows } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import { newOrderId } from '../../ledger/newOrderId.ts';
import { post } from '../../ledger/post.ts';
import { keepEvent } from '../../live/outbox.ts';
import type { Cashier, CashierChannel } from '../../providers/cashier/Cashier.ts';
import type { Queue } from '../../queue/Queue.ts';
import type { Image } from '../../uploads/image.ts';
import { assertRoomForProof, keepProof } from '../../uploads/proofs.ts';
import { AppError } from '../../wire/AppError.ts';
import { keepMessage } from '../messages/inbox.ts';
import { notificationTexts } from '../messages/notificationTexts.ts';
import { takeFromBudget } from '../promotions/budget.ts';
import { assertInRange } from './amounts.ts';
import type { CashierTerms } from './cashierTerms.ts';
import { openChannels } from './openChannels.ts';
import { bucketOf } from './orderJobs.ts';
import { creditBonus, depositOffers, releaseBonus } from './promotions.ts';
import { vietQr } from './vietQr.ts';

export interface DepositRow {
  customerId: string;
  id: string;
  amount: number;
  bonus: number;
  state: DepositOrderState;
  channelId: string | null;
  contentCode: string | null;
  createdAt: string;
  expiresAt: string | null;
  settledAt: string | null;
  proofs: number;
}

const ownColumns = sql`customer_id as "customerId", id, amount, bonus::float8 as bonus, state, channel_id as "channelId", content_code as "contentCode",
  ${isoOf(sql`created_at`)} as "createdAt", ${isoOf(sql`expires_at`)} as "expiresAt", ${isoOf(sql`settled_at`)} as "settledAt"`;
const columns = sql`${ownColumns}, (select count(*)::int from proofs p where p.customer_id = deposits.customer_id and p.order_id = deposits.id) as proofs`;

/** Letters and digits that nobody takes for one another. */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newContentCode = (): string => `BZ${Array.from({ length: 8 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')}`;

/** A code that no other deposit has had. */
async function takeContentCode(tx: Tx, customerId: string): Promise<string> {
  for (;;) {
    const contentCode = newContentCode();
    if ((await takeClaims(tx, customerId, { contentCode })).length === 0) return contentCode;
  }
}

function channelOf(cashier: Cashier, channelId: string | null): CashierChannel | undefined {
  return cashier.channels().find((channel) => channel.channelId === channelId);
}

function payToOf(row: DepositRow, channel: CashierChannel | undefined): Pick<DepositOrder, 'payTo'> {
  if (row.state !== 'waiting' || !channel || row.contentCode === null) return {};
  const { accountName, accountNumber, bankBin } = channel;
  const { amount, contentCode } = row;
  const qr = bankBin === undefined ? {} : { qr: vietQr({ bankBin, accountNumber, amount, contentCode }) };
  return { payTo: { accountName, accountNumber, contentCode, ...qr } };
}

/** An order as its player sees it. An order of a removed channel keeps the channel's name alone. */
function toDepositOrder(cashier: Cashier, row: DepositRow): DepositOrder {
  const channel = channelOf(cashier, row.channelId);
  return {
    orderId: row.id,
    method: channel?.method ?? 'bank',
    channelName: channel?.name ?? row.channelId ?? '',
    amount: row.amount,
    bonus: row.bonus,
    state: row.state,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt ?? row.createdAt,
    ...(row.settledAt !== null && { settledAt: row.settledAt }),
    proofs: row.proofs,
    ...payToOf(row, channel),
  };
}

const customer = sql`${sql.placeholder('customerId')}::uuid`;

const holdCustomer = prepared<never, { customerId: string }>(sql`select from customers where id = ${customer} for no key update`);
const countWaiting = prepared<{ count: number }, { customerId: string }>(
  sql`select count(*)::int as count from deposits where customer_id = ${customer} and state = 'waiting'`,
);
interface NewDeposit extends Record<string, string | number | null> {
  customerId: string;
  id: string;
  amount: number;
  channelId: string;
  contentCode: string;
  /** Until the cashier settles it by itself; null where it never does. */
  dueInSeconds: number | null;
  remittanceMinutes: number;
  turnover: number;
  promotionId: string | null;
  promotionVersion: number | null;
  bonus: number;
}
const insertDeposit = prepared<DepositRow, NewDeposit>(
  sql`with deposits as (insert into deposits (customer_id, id, currency, amount, state, channel_id, content_code, due_at, expires_at, turnover,
      promotion_id, promotion_version, bonus)
    values (${customer}, ${sql.placeholder('id')}, house_currency(), ${sql.placeholder('amount')}, 'waiting', ${sql.placeholder('channelId')},
      ${sql.placeholder('contentCode')}, clock_timestamp() + make_interval(secs => ${sql.placeholder('dueInSeconds')}::float8),
      clock_timestamp() + make_interval(mins => ${sql.placeholder('remittanceMinutes')}::int), ${sql.placeholder('turnover')},
      ${sql.placeholder('promotionId')}, ${sql.placeholder('promotionVersion')}::int, ${sql.placeholder('bonus')})
    returning *) select ${ownColumns}, 0 as proofs from deposits`,
);

/** @throws AppError `order_not_found` where this player has none of this id. */
async function readDeposit(tx: Tx | Db, customerId: string, orderId: string, lock = false): Promise<DepositRow> {
  const isOne = sql`customer_id = ${customerId} and id = ${orderId}`;
  if (lock) await tx.execute(sql`select from deposits where ${isOne} for update`);
  const [row] = await rowsOf<DepositRow>(tx, sql`select ${columns} from deposits where ${isOne}`);
  if (!row) throw new AppError('order_not_found');
  return row;
}

/** Cashier and terms of a new order. */
export interface DepositHouse {
  cashier: Cashier;
  terms: CashierTerms;
  /** Zone of the brand's day. */
  timeZone: string;
  queue: Queue;
}

/** Milliseconds from its beginning until a deposit order is settled by the cashier, or is over. */
export function msUntilDue(
  { cashier, terms }: Pick<DepositHouse, 'cashier' | 'terms'>,
  order: { customerId: string; orderId: string; amount: number; channelId: string },
): number {
  const endsInMs = terms.deposit.remittanceMinutes * 60_000;
  return Math.min(cashier.depositDelayMs(order) ?? endsInMs, endsInMs);
}

/**
 * Keeps a deposit order; the cashier credits it later. How long it waits, and what has to be wagered for it, stays as the terms are now.
 * @throws AppError `channel_closed`, `amount_out_of_range`, `too_many_open_orders`, `promotion_not_available`
 */
export async function orderDeposit(
  tx: Tx,
  { cashier, terms, timeZone, queue }: DepositHouse,
  customerId: string,
  { channelId, amount, promotionId }: { channelId: string; amount: number; promotionId?: string | undefined },
): Promise<DepositOrder> {
  const channel = openChannels(cashier, terms).find((open) => open.channelId === channelId);
  if (!channel) throw new AppError('channel_closed');
  assertInRange(amount, channel);
  // Orders of one player wait for each other here, so that each one sees how many wait, and what they were promised.
  await holdCustomer(tx, { customerId });
  const [open] = await countWaiting(tx, { customerId });
  if (!open || open.count >= limits.openDeposits) throw new AppError('too_many_open_orders');
  const choosable = promotionId === undefined ? [] : await depositOffers(tx, timeZone, customerId);
  const promotion = choosable.find((one) => one.promotionId === promotionId);
  if (promotionId !== undefined && !promotion) throw new AppError('promotion_not_available');
  const bonus = promotion && amount >= (promotion.minimum ?? 0) ? bonusOf(amount, promotion) : 0;
  if (promotion && bonus > 0 && !(await takeFromBudget(tx, promotion.promotionId, bonus))) throw new AppError('promotion_not_available');
  const id = await newOrderId(tx);
  const delayMs = cashier.depositDelayMs({ customerId, orderId: id, amount, channelId });
  const [row] = await insertDeposit(tx, {
    customerId,
    id,
    amount,
    channelId,
    contentCode: await takeContentCode(tx, customerId),
    dueInSeconds: delayMs === undefined ? null : delayMs / 1_000,
    remittanceMinutes: terms.deposit.remittanceMinutes,
    turnover: Math.ceil((amount * terms.withdrawal.turnoverPercent) / 100),
    promotionId: promotionId ?? null,
    promotionVersion: promotion?.version ?? null,
    bonus,
  });
  if (!row) throw new Error('an order that was inserted is not there');
  const afterMs = msUntilDue({ cashier, terms }, { customerId, orderId: id, amount, channelId });
  await queue.announce(tx, { kind: 'cashier.deposit', bucket: bucketOf(row), afterMs });
  return toDepositOrder(cashier, row);
}

/** The player's deposits, the newest first. */
export async function listDeposits(
  db: Db,
  cashier: Cashier,
  customerId: string,
  { after, size, recordDays }: { after?: string | undefined; size: number; recordDays: number },
): Promise<Page<DepositOrder>> {
  const rows = await rowsOf<DepositRow>(
    db,
    sql`select ${columns} from deposits where customer_id = ${customerId} and ${behind(after, recordDays)}
      order by created_at desc, id desc limit ${size + 1}`,
  );
  const page = pageOfRows(rows, size);
  return { ...page, rows: page.rows.map((row) => toDepositOrder(cashier, row)) };
}

/** Ends an order that waits, and tells its player's open portals. */
async function endDeposit(tx: Tx, { customerId, id }: Pick<DepositRow, 'customerId' | 'id'>, state: DepositOrderState): Promise<void> {
  if (state !== 'credited') await releaseBonus(tx, { customerId, id });
  await tx.execute(
    sql`update deposits set state = ${state}, settled_at = statement_timestamp(), due_at = null
      where customer_id = ${customerId} and id = ${id}`,
  );
  await keepEvent(tx, customerId, 'cashierOrder', async () => ({ kind: 'deposit' as const, orderId: id }));
}

/**
 * Gives up each order that waits, for a player who plays no more for now; one that is paid all the same is for customer service to find. One that is
 * being credited at this moment is left to it.
 */
export async function cancelWaitingDeposits(tx: Tx, customerId: string): Promise<void> {
  const waiting = await rowsOf<Pick<DepositRow, 'customerId' | 'id'>>(
    tx,
    sql`select customer_id as "customerId", id from deposits where customer_id = ${customerId}::uuid and state = 'waiting' order by id for update skip locked`,
  );
  for (const row of waiting) await endDeposit(tx, row, 'cancelled');
}

/** Puts a deposit on the balance. The caller holds its row, and knows that it is not settled. */
export async function creditDeposit(tx: Tx, row: Pick<DepositRow, 'customerId' | 'id' | 'amount'>, timeZone: string): Promise<void> {
  await post(tx, {
    customerId: row.customerId,
    transactionId: randomUUID(),
    kind: 'deposit',
    reference: row.id,
    legs: [
      { account: 'main', amount: row.amount },
      { account: 'cashier', amount: -row.amount },
    ],
  });
  await creditBonus(tx, row, timeZone);
  await endDeposit(tx, row, 'credited');
  await keepMessage(tx, row.customerId, notificationTexts({ kind: 'depositCredited', amount: row.amount, at: new Date() }));
}

/** The cashier refuses a deposit. The caller holds its row, and knows that it is not settled. */
export async function failDeposit(tx: Tx, row: Pick<DepositRow, 'customerId' | 'id' | 'amount'>): Promise<void> {
  await endDeposit(tx, row, 'failed');
  await keepMessage(tx, row.customerId, notificationTexts({ kind: 'depositFailed', amount: row.amount, at: new Date() }));
}

/**
 * The player gives an order up.
 * @throws AppError `order_not_found`, or `order_settled` where something else has become of it
 */
export async function cancelDeposit(db: Db, cashier: Cashier, customerId: string, orderId: string): Promise<DepositOrder> {
  return db.transaction(async (tx) => {
    const row = await readDeposit(tx, customerId, orderId, true);
    if (row.state !== 'waiting' && row.state !== 'cancelled') throw new AppError('order_settled');
    if (row.state === 'waiting') await endDeposit(tx, row, 'cancelled');
    return toDepositOrder(cashier, await readDeposit(tx, customerId, orderId));
  });
}

function assertProvable({ state }: DepositRow): void {
  if (state !== 'waiting' && state !== 'expired') throw new AppError('order_settled');
}

/**
 * Whether {@link addDepositProof} would take a picture, as the order is now: asked before the picture is decoded.
 * @throws AppError `order_not_found`, `order_settled`, `too_many_images`
 */
export async function assertDepositTakesProof(
  db: Db,
  customerId: string,
  { orderId, image }: { orderId: string; image: Image },
): Promise<void> {
  const row = await readDeposit(db, customerId, orderId);
  assertProvable(row);
  await assertRoomForProof(db, row, image);
}

/**
 * Keeps a picture of the payment. An expired order takes it as well, for a late payment.
 * @throws AppError `order_not_found`, `order_settled`, `too_many_images`
 */
export async function addDepositProof(
  db: Db,
  cashier: Cashier,
  customerId: string,
  { orderId, image }: { orderId: string; image: Image },
): Promise<DepositOrder> {
  return db.transaction(async (tx) => {
    const row = await readDeposit(tx, customerId, orderId, true);
    assertProvable(row);
    await keepProof(tx, row, image);
    return toDepositOrder(cashier, await readDeposit(tx, customerId, orderId));
  });
}

/** Ends an unpaid order after its time. The caller holds its row, and knows that it waits. */
export const expireDeposit = (tx: Tx, row: Pick<DepositRow, 'customerId' | 'id'>): Promise<void> => endDeposit(tx, row, 'expired');
