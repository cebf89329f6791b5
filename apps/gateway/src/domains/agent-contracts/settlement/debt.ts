import type { ContractDebt, ContractType } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { isoOf } from '../../../db/keyset.ts';
import { post } from '../../../ledger/post.ts';
import type { Queue } from '../../../queue/Queue.ts';
import { holdCustomers } from '../../session/holdCustomers.ts';
import { house, mainBalanceOf, moved, type Payer } from './pay.ts';
import { tellOfBill, tellOfFreeze } from './tellOfBill.ts';

/** Bills that one transaction pays at most. */
const batch = 500;
const isOwed = sql`state in ('part', 'refused')`;

/** What an agent owes his downline. */
export async function debtOf(db: Db | Tx, customerId: string): Promise<ContractDebt> {
  const [row] = await rowsOf<{ owed: number; members: number; dueAt: string | null; isFrozen: boolean }>(
    db,
    sql`select d.*, c.frozen_at is not null as "isFrozen" from customers c cross join (
        select coalesce(sum(b.amount - b.paid), 0)::float8 as owed, count(distinct b.customer_id)::int as members,
          ${isoOf(sql`min(b.due_at)`)} as "dueAt" from contract_bills b where b.upline_id = ${customerId} and ${isOwed}
      ) d where c.id = ${customerId}`,
  );
  if (!row) return { owed: 0, members: 0, isFrozen: false };
  const { dueAt, ...debt } = row;
  return { ...debt, ...(dueAt !== null && { dueAt }) };
}

interface OwedBill {
  customerId: string;
  id: string;
  type: ContractType;
  left: number;
}

/**
 * Pays what an agent owes from his main wallet, the oldest bill first, as far as it reaches; once nothing overdue is left he is frozen no more.
 * @returns what was paid, and to whom
 */
export async function payDebt(tx: Tx, payer: string): Promise<{ paid: number; receivers: string[] }> {
  const ofPayer = sql`upline_id = ${payer} and ${isOwed}`;
  const bills = await rowsOf<OwedBill>(
    tx,
    sql`select customer_id as "customerId", id, type, (amount - paid)::float8 as left from contract_bills where ${ofPayer}
      order by due_at, id limit ${batch}`,
  );
  await holdCustomers(tx, [payer, ...bills.map(({ customerId }) => customerId)]);
  let reach = await mainBalanceOf(tx, payer);
  let paid = 0;
  const receivers: string[] = [];
  for (const { customerId, id } of bills) {
    // Held only now: another payment may have come between.
    const [bill] = await rowsOf<OwedBill>(
      tx,
      sql`select type, (amount - paid)::float8 as left from contract_bills where customer_id = ${customerId} and id = ${id} and ${isOwed} for update`,
    );
    const part = bill ? Math.min(bill.left, reach) : 0;
    if (!bill || part === 0) continue;
    await post(tx, moved(payer, 'wagePaid', -part, id));
    await post(tx, moved(customerId, bill.type, part, id));
    await tx.execute(sql`update contract_bills set paid = paid + ${part}, paid_at = statement_timestamp(),
        state = case when paid + ${part} = amount then 'paid' else state end where customer_id = ${customerId} and id = ${id}`);
    await tellOfBill(tx, { payer: house, customerId, type: bill.type, paid: part, left: bill.left - part });
    reach -= part;
    paid += part;
    receivers.push(customerId);
  }
  const refused = await rowsOf(tx, sql`select 1 from contract_bills where upline_id = ${payer} and state = 'refused' limit 1`);
  if (refused.length > 0) return { paid, receivers };
  const opened = await rowsOf(tx, sql`update customers set frozen_at = null where id = ${payer} and frozen_at is not null returning 1`);
  if (opened.length > 0) await tellOfFreeze(tx, payer, false, 0);
  return { paid, receivers };
}

/**
 * §4 "If a period dividend is unpaid, it is treated as refused, the upline account is frozen": bills of a payer whose days of grace are over.
 * What he has by now is taken first: nobody is frozen who can pay.
 * @returns milliseconds until the next of his bills is overdue, undefined where none will be; and who was paid
 */
export function refuseOverdue(db: Db, payer: string): Promise<{ nextMs: number | undefined; receivers: string[] }> {
  return db.transaction(async (tx) => {
    // Holds the payer, and those whom he pays.
    const { receivers } = await payDebt(tx, payer);
    const refused = await rowsOf(
      tx,
      sql`update contract_bills set state = 'refused' where upline_id = ${payer} and state = 'part' and due_at <= statement_timestamp() returning 1`,
    );
    if (refused.length > 0) {
      const frozen = await rowsOf(
        tx,
        sql`update customers set frozen_at = statement_timestamp() where id = ${payer} and frozen_at is null returning 1`,
      );
      if (frozen.length > 0) await tellOfFreeze(tx, payer, true, (await debtOf(tx, payer)).owed);
    }
    return { nextMs: await msUntilOverdue(tx, payer), receivers };
  });
}

async function msUntilOverdue(db: Db | Tx, payer: string): Promise<number | undefined> {
  const [row] = await rowsOf<{ ms: number | null }>(
    db,
    sql`select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as ms from contract_bills
      where upline_id = ${payer} and state = 'part'`,
  );
  return row?.ms == null ? undefined : Math.max(0, row.ms);
}

/** Has the unpaid bills of a payer looked at when their days of grace are over. */
export async function announceOverdue(db: Db, queue: Queue, payer: Payer): Promise<void> {
  if (payer === house) return;
  const afterMs = await msUntilOverdue(db, payer);
  if (afterMs !== undefined) await queue.announce(db, { kind: 'contracts.overdue', bucket: payer, afterMs });
}

/**
 * Takes what frozen agents have for what they owe. One who fails holds up no other.
 * @returns customers whose balance has changed
 */
export async function collectDebts(db: Db, failed: (error: unknown) => void): Promise<string[]> {
  const frozen = await rowsOf<{ id: string }>(
    db,
    sql`select c.id from customers c join accounts a on a.customer_id = c.id and a.kind = 'main' and a.currency = house_currency()
      where c.frozen_at is not null and a.balance > 0 order by random() limit 100`,
  );
  const changed: string[] = [];
  for (const { id } of frozen) {
    await db
      .transaction((tx) => payDebt(tx, id))
      .then(({ receivers }) => changed.push(id, ...receivers))
      .catch(failed);
  }
  return changed;
}
