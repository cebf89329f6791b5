import { randomUUID } from 'node:crypto';
import type { ContractType } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { post } from '../../../ledger/post.ts';
import { holdCustomers } from '../../session/holdCustomers.ts';
import type { Period } from './Period.ts';
import { tellOfBill } from './tellOfBill.ts';

/** Bills that one run pays at most. */
const batch = 100;

/** Who pays: a customer's id, or the house. */
export type Payer = string;
export const house: Payer = 'house';

export interface PayOptions {
  /** What follows for a receiver, in the transaction of the payment: he pays his own downline next. */
  onPaid: (tx: Tx, customerId: string) => Promise<void>;
  /** Days that a payer has for what he can't pay now (§4). */
  graceDays: number;
  /** When it is paid; default now. */
  at?: Date;
}

/** Names a period; its row may be gone when the last of its bills is paid. */
export type BilledPeriod = Pick<Period, 'kind' | 'beginsAt'>;

interface OpenBill {
  customerId: string;
  contractId: string;
  id: string;
  type: ContractType;
  amount: number;
}

const payerIs = (payer: Payer) => (payer === house ? sql`b.upline_id is null` : sql`b.upline_id = ${payer}::uuid`);

/** What an agent has to pay from. */
export async function mainBalanceOf(tx: Tx, customerId: string): Promise<number> {
  const [row] = await rowsOf<{ balance: number }>(
    tx,
    sql`select balance::float8 as balance from accounts where customer_id = ${customerId} and kind = 'main' and currency = house_currency() for update`,
  );
  return row?.balance ?? 0;
}

export const moved = (customerId: string, kind: ContractType | 'wagePaid', amount: number, reference: string) =>
  ({
    ...{ customerId, transactionId: randomUUID(), kind, reference },
    legs: [
      { account: 'main', amount },
      { account: 'wages', amount: -amount },
    ],
  }) satisfies Parameters<typeof post>[1];

/**
 * Pays one bill as far as its payer can, in one transaction. The house can always.
 * @returns what was paid; undefined where the bill is open no more
 */
export async function payBill(
  db: Db | Tx,
  payer: Payer,
  { customerId, contractId, id }: OpenBill,
  { beginsAt }: BilledPeriod,
  { onPaid, graceDays, at }: PayOptions,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    await holdCustomers(tx, payer === house ? [customerId] : [payer, customerId]);
    const isBill = sql`customer_id = ${customerId} and contract_id = ${contractId} and begins_at = ${beginsAt.toISOString()}`;
    const [bill] = await rowsOf<{ type: ContractType; left: number }>(
      tx,
      sql`select type, (amount - paid)::float8 as left from contract_bills where ${isBill} and state = 'open' for update`,
    );
    if (!bill) return undefined;
    const paid = payer === house ? bill.left : Math.min(bill.left, await mainBalanceOf(tx, payer));
    if (paid > 0) {
      if (payer !== house) await post(tx, { ...moved(payer, 'wagePaid', -paid, id), at });
      await post(tx, { ...moved(customerId, bill.type, paid, id), at });
    }
    const isWhole = paid === bill.left;
    const paidAt = at ? sql`${at.toISOString()}::timestamptz` : sql`statement_timestamp()`;
    // The days of grace run from now, whenever it was paid: nobody is in arrears at his first start.
    await tx.execute(sql`update contract_bills set paid = paid + ${paid}, paid_at = ${paidAt}, state = ${isWhole ? 'paid' : 'part'},
        due_at = ${isWhole ? null : sql`statement_timestamp() + make_interval(days => ${graceDays})`} where ${isBill}`);
    await tellOfBill(tx, { payer, customerId, type: bill.type, paid, left: bill.left - paid, ...(at && { at }) });
    await onPaid(tx, customerId);
    return paid;
  });
}

/** Whether a payer's own bill of the period is still to be paid: he pays out of it, so he waits for it. */
async function waitsForOwnBill(db: Db | Tx, payer: Payer, period: BilledPeriod): Promise<boolean> {
  if (payer === house) return false;
  const rows = await rowsOf(
    db,
    sql`select 1 from contract_bills where customer_id = ${payer}::uuid and begins_at = ${period.beginsAt.toISOString()}
      and kind = ${period.kind} and state = 'open' limit 1`,
  );
  return rows.length > 0;
}

/**
 * Pays the open bills of one payer for a period, some at a time.
 * @returns whether there may be more
 */
export async function payDownline(db: Db | Tx, payer: Payer, period: BilledPeriod, options: PayOptions): Promise<boolean> {
  if (await waitsForOwnBill(db, payer, period)) return false;
  const bills = await rowsOf<OpenBill>(
    db,
    sql`select b.customer_id as "customerId", b.contract_id as "contractId", b.id, b.type, b.amount::float8 as amount from contract_bills b
      where b.state = 'open' and b.kind = ${period.kind} and b.begins_at = ${period.beginsAt.toISOString()} and ${payerIs(payer)}
      order by b.customer_id, b.contract_id limit ${batch}`,
  );
  for (const bill of bills) await payBill(db, payer, bill, period, options);
  return bills.length === batch;
}

/** Whether somebody has bills of a period to pay. */
export async function hasOpenBills(tx: Tx, customerId: string, { kind, beginsAt }: BilledPeriod): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from contract_bills where state = 'open' and kind = ${kind} and begins_at = ${beginsAt.toISOString()}
      and upline_id = ${customerId}::uuid limit 1`,
  );
  return rows.length > 0;
}

/** Every payer of a period's open bills. */
export async function payersOf(db: Db | Tx, { kind, beginsAt }: BilledPeriod): Promise<Payer[]> {
  const rows = await rowsOf<{ uplineId: string | null }>(
    db,
    sql`select distinct upline_id as "uplineId" from contract_bills
      where state = 'open' and kind = ${kind} and begins_at = ${beginsAt.toISOString()}`,
  );
  return rows.map(({ uplineId }) => uplineId ?? house);
}
