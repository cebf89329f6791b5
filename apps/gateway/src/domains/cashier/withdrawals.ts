import { randomUUID } from 'node:crypto';
import {
  type Page,
  type ReceiptOutcome,
  type WithdrawalNeed,
  type WithdrawalOrder,
  type WithdrawalState,
  type WithdrawalTerms,
  withdrawalFeeOf,
  withdrawalNeeds,
} from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { behind, isoOf, pageOfRows } from '../../db/keyset.ts';
import { schema } from '../../db/schema.ts';
import { holdMainWallet } from '../../ledger/holdMainWallet.ts';
import { houseCurrency } from '../../ledger/house.ts';
import { newOrderId } from '../../ledger/newOrderId.ts';
import { post } from '../../ledger/post.ts';
import type { Cashier } from '../../providers/cashier/Cashier.ts';
import type { Queue } from '../../queue/Queue.ts';
import type { Image } from '../../uploads/image.ts';
import { assertRoomForProof, keepProof } from '../../uploads/proofs.ts';
import { AppError } from '../../wire/AppError.ts';
import { assertNotFrozen } from '../agent-contracts/settlement/assertNotFrozen.ts';
import { assertInRange } from './amounts.ts';
import type { CashierTerms } from './cashierTerms.ts';
import { dueIn } from './dueIn.ts';
import { announceWithdrawal } from './orderJobs.ts';
import { markTurnoverMet, turnoverLeft } from './turnover.ts';
import { endWithdrawal, stepDelayOf } from './withdrawalSteps.ts';

const { withdrawals } = schema;

/** Cashier and terms of a new withdrawal. */
interface House {
  cashier: Cashier;
  /** Zone of the brand's day, in which the daily limit and the free withdrawals count. */
  timeZone: string;
  terms: CashierTerms;
  queue: Queue;
}

interface WithdrawalRow {
  customerId: string;
  id: string;
  amount: number;
  fee: number;
  state: WithdrawalState;
  bankCode: string | null;
  accountNumber: string | null;
  reason: string | null;
  receipt: ReceiptOutcome | null;
  receivedAmount: number | null;
  createdAt: string;
  checkedAt: string | null;
  approvedAt: string | null;
  paidAt: string | null;
  settledAt: string | null;
  receiptDueAt: string | null;
  proofs: number;
}

const columns = sql`customer_id as "customerId", id, amount, fee, state, bank_code as "bankCode", account_number as "accountNumber", reason, receipt,
  received_amount as "receivedAmount", ${isoOf(sql`created_at`)} as "createdAt", ${isoOf(sql`checked_at`)} as "checkedAt",
  ${isoOf(sql`approved_at`)} as "approvedAt", ${isoOf(sql`paid_at`)} as "paidAt", ${isoOf(sql`settled_at`)} as "settledAt",
  ${isoOf(sql`receipt_due_at`)} as "receiptDueAt",
  (select count(*)::int from proofs p where p.customer_id = withdrawals.customer_id and p.order_id = withdrawals.id) as proofs`;

/** All but the last four digits covered. */
const maskedNumber = (accountNumber: string): string => accountNumber.replace(/.(?=.{4})/g, '*');

/** An order as it is kept: the cashier knows the name of its bank. */
type UnnamedWithdrawal = Omit<WithdrawalOrder, 'bankName'>;

/** An order with its bank's name, as its player sees it. */
export const withBankName = (order: UnnamedWithdrawal, cashier: Pick<Cashier, 'banks'>): WithdrawalOrder => ({
  ...order,
  bankName: cashier.banks().find(({ bankCode }) => bankCode === order.bankCode)?.name ?? order.bankCode,
});

/** An order without its bank's name. */
function toWithdrawalOrder(row: WithdrawalRow): UnnamedWithdrawal {
  const { id, amount, fee, state, proofs, createdAt, customerId: _, bankCode, accountNumber, ...rest } = row;
  const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return {
    orderId: id,
    amount,
    fee,
    state,
    proofs,
    createdAt,
    bankCode: bankCode ?? '',
    accountNumber: maskedNumber(accountNumber ?? ''),
    ...told,
  };
}

/** @throws AppError `order_not_found` where this player has none of this id. */
async function readWithdrawal(tx: Tx | Db, customerId: string, orderId: string, lock = false): Promise<WithdrawalRow> {
  const isOne = sql`customer_id = ${customerId} and id = ${orderId}`;
  if (lock) await tx.execute(sql`select from withdrawals where ${isOne} for update`);
  const [row] = await rowsOf<WithdrawalRow>(tx, sql`select ${columns} from withdrawals where ${isOne}`);
  if (!row) throw new AppError('order_not_found');
  return row;
}

/** A player's withdrawals of today, in the brand's zone, without returned ones. */
async function usedToday(db: Db | Tx, timeZone: string, customerId: string): Promise<{ total: number; count: number }> {
  const [row] = await rowsOf<{ total: number; count: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::bigint as total, count(*)::int as count from withdrawals
      where customer_id = ${customerId} and state <> 'rejected'
        and created_at >= date_trunc('day', clock_timestamp() at time zone ${timeZone}) at time zone ${timeZone}`,
  );
  return { total: Number(row?.total ?? 0), count: row?.count ?? 0 };
}

/** Missing requirements of a withdrawal (§9 "fund password required", "holder name must match"). A card has a holder already. */
async function readNeeds(db: Db, customerId: string): Promise<WithdrawalNeed[]> {
  const hasCard = sql`exists (select from bank_cards b where b.customer_id = c.id)`;
  const [has] = await rowsOf<Record<WithdrawalNeed, boolean>>(
    db,
    sql`select c.real_name is not null or ${hasCard} as "realName", c.fund_password_hash is not null as "fundPassword", ${hasCard} as "bankCard"
      from customers c where c.id = ${customerId}`,
  );
  return withdrawalNeeds.filter((need) => !has?.[need]);
}

/** How much a player can withdraw now, and what keeps the rest (§9). */
export async function readTerms(
  db: Db,
  { timeZone, terms }: Omit<House, 'cashier' | 'queue'>,
  customerId: string,
): Promise<WithdrawalTerms> {
  const used = await usedToday(db, timeZone, customerId);
  const { left, bonuses } = await turnoverLeft(db, customerId, timeZone);
  const [money] = await rowsOf<{ balance: number; all: number; inPlay: number }>(
    db,
    sql`select
        coalesce((select balance from accounts where customer_id = ${customerId} and kind = 'main' and currency = house_currency()), 0)::bigint as balance,
        sum_of_wallets(${customerId}, house_currency())::bigint as "all",
        coalesce((select sum(bet_total) from game_rounds where customer_id = ${customerId} and ended_at is null), 0)::bigint as "inPlay"`,
  );
  const { minimum, maximum, dailyMaximum, freePerDay, feePercent, turnoverPercent, receiptMinutes } = terms.withdrawal;
  const balance = Number(money?.balance ?? 0);
  const most = left > 0 ? 0 : Math.min(balance, maximum, dailyMaximum - used.total);
  return {
    ...{ minimum, maximum, dailyMaximum, freePerDay, feePercent, turnoverPercent, receiptMinutes, balance },
    withdrawnToday: used.total,
    freeLeft: Math.max(0, freePerDay - used.count),
    turnoverLeft: left,
    bonuses,
    inPlay: Number(money?.inPlay ?? 0),
    withVendors: Number(money?.all ?? 0) - balance,
    withdrawable: most < minimum ? 0 : most,
    needs: await readNeeds(db, customerId),
  };
}

/**
 * Takes a withdrawal out of the balance at once; the cashier pays it later (§4).
 * @throws AppError `bank_card_not_found`, `account_frozen`, `daily_limit_exceeded`, `turnover_not_met` or `insufficient_balance`
 */
export async function orderWithdrawal(
  tx: Tx,
  { cashier, timeZone, terms, queue }: House,
  customerId: string,
  { cardId, amount }: { cardId: string; amount: number },
): Promise<UnnamedWithdrawal> {
  // Withdrawals of one player wait for each other here, so that each one sees what the others took of the day's limit.
  await holdMainWallet(tx, customerId);
  await assertNotFrozen(tx, customerId);
  const [card] = await rowsOf<{ bankCode: string; accountNumber: string; holderName: string }>(
    tx,
    sql`select bank_code as "bankCode", account_number as "accountNumber", holder_name as "holderName" from bank_cards
      where customer_id = ${customerId} and id = ${cardId}`,
  );
  if (!card) throw new AppError('bank_card_not_found');
  const id = await newOrderId(tx);
  const used = await usedToday(tx, timeZone, customerId);
  if (used.total + amount > terms.withdrawal.dailyMaximum) throw new AppError('daily_limit_exceeded');
  const turnover = await turnoverLeft(tx, customerId, timeZone);
  if (turnover.left > 0) throw new AppError('turnover_not_met');
  if (!turnover.isWaived) await markTurnoverMet(tx, customerId);
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind: 'withdrawal',
    reference: id,
    legs: [
      { account: 'main', amount: -amount },
      { account: 'pendingWithdrawal', amount },
    ],
  });
  await tx.insert(withdrawals).values({
    customerId,
    id,
    currency: houseCurrency,
    amount,
    fee: withdrawalFeeOf(amount, { freeLeft: terms.withdrawal.freePerDay - used.count, feePercent: terms.withdrawal.feePercent }),
    state: 'submitted',
    createdAt: sql`clock_timestamp()`,
    dueAt: dueIn(stepDelayOf(cashier.payoutDelayMs({ customerId, orderId: id, amount }))),
    ...card,
  });
  await announceWithdrawal(queue, tx, { customerId, id });
  return toWithdrawalOrder(await readWithdrawal(tx, customerId, id));
}

/** The player's withdrawals, the newest first. */
export async function listWithdrawals(
  db: Db,
  customerId: string,
  { after, size, recordDays }: { after?: string | undefined; size: number; recordDays: number },
): Promise<Page<UnnamedWithdrawal>> {
  const rows = await rowsOf<WithdrawalRow>(
    db,
    sql`select ${columns} from withdrawals where customer_id = ${customerId} and ${behind(after, recordDays)}
      order by created_at desc, id desc limit ${size + 1}`,
  );
  const page = pageOfRows(rows, size);
  return { ...page, rows: page.rows.map(toWithdrawalOrder) };
}

/**
 * The member's answer about a payment (§4). Full receipt completes the order; customer service decides about a part or nothing.
 * @throws AppError `order_not_found`, `order_settled` for an unpaid order or another answer before, `amount_out_of_range` for an invalid
 *   part
 */
export async function confirmReceipt(
  db: Db,
  customerId: string,
  { orderId, receipt, receivedAmount }: { orderId: string; receipt: 'full' | 'part' | 'none'; receivedAmount?: number | undefined },
): Promise<UnnamedWithdrawal> {
  return db.transaction(async (tx) => {
    const row = await readWithdrawal(tx, customerId, orderId, true);
    const paid = row.amount - row.fee;
    if (receipt === 'part') assertInRange(receivedAmount ?? 0, { minimum: 1, maximum: paid - 1 }, 'receivedAmount');
    const received = { full: paid, part: receivedAmount ?? 0, none: 0 }[receipt];
    const isSame = row.receipt === receipt && row.receivedAmount === received;
    if (!isSame && (row.state !== 'paid' || row.receipt !== null)) throw new AppError('order_settled');
    if (!isSame) {
      await tx.execute(
        sql`update withdrawals set receipt = ${receipt}, received_amount = ${received}, receipt_at = statement_timestamp(), due_at = null
          where customer_id = ${customerId} and id = ${orderId}`,
      );
      if (receipt === 'full') await endWithdrawal(tx, row, 'confirmed');
    }
    return toWithdrawalOrder(await readWithdrawal(tx, customerId, orderId));
  });
}

function assertProvable({ state }: WithdrawalRow): void {
  if (state !== 'paid') throw new AppError('order_settled');
}

/**
 * Whether {@link addReceiptProof} would take a picture, as the order is now: asked before the picture is decoded.
 * @throws AppError `order_not_found`, `order_settled`, `too_many_images`
 */
export async function assertWithdrawalTakesProof(
  db: Db,
  customerId: string,
  { orderId, image }: { orderId: string; image: Image },
): Promise<void> {
  const row = await readWithdrawal(db, customerId, orderId);
  assertProvable(row);
  await assertRoomForProof(db, row, image);
}

/**
 * Keeps a picture of a statement that lacks the payment (§4 "proof image upload").
 * @throws AppError `order_not_found`, `order_settled` where nothing of it is missing, `too_many_images`
 */
export async function addReceiptProof(
  db: Db,
  customerId: string,
  { orderId, image }: { orderId: string; image: Image },
): Promise<UnnamedWithdrawal> {
  return db.transaction(async (tx) => {
    const row = await readWithdrawal(tx, customerId, orderId, true);
    assertProvable(row);
    await keepProof(tx, row, image);
    return toWithdrawalOrder(await readWithdrawal(tx, customerId, orderId));
  });
}
