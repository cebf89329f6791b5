import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { countedMoments, holdCounted } from './countedMoments.ts';

/** Rows that one transaction moves. */
const batch = 2_000;

/** The first moment whose rows belong to an earlier one, and that one. */
async function nextToFold(tx: Tx): Promise<{ from: string; to: string } | undefined> {
  for await (const from of countedMoments(tx)) {
    const [row] = await rowsOf<{ to: string | null }>(
      tx,
      sql`select max(begins_at)::text as "to" from settlement_periods where counted_at is null and begins_at <= ${from}::timestamptz
        having max(begins_at) < ${from}::timestamptz`,
    );
    if (row?.to) return { from, to: row.to };
  }
  return undefined;
}

/**
 * Moves counted play to the first moment that what is left to settle has of it: the begin of the latest period, of any kind, that began at or before
 * it and whose figures are not kept yet. Each such period keeps the same play, since none begins between the two moments; a half month
 * has a row for each of its weeks and for the day that runs, and not one for each five minutes. A transaction moves some rows and can be repeated,
 * also by several processes at once.
 * @param rows that it moves at most
 * @returns whether there may be more
 */
export async function foldCounted(db: Db, rows = batch): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdCounted(tx, 'alone');
    const row = await nextToFold(tx);
    if (!row) return false;
    // Nobody adds to it any more, and another process that moves the same rows waits at the first of them.
    const moved = await rowsOf(
      tx,
      sql`delete from counted_figures f using (
          select customer_id, vendor_type from counted_figures where counted_from = ${row.from}::timestamptz
          order by customer_id, vendor_type limit ${rows}) due
        where f.customer_id = due.customer_id and f.counted_from = ${row.from}::timestamptz and f.vendor_type = due.vendor_type
        returning f.customer_id, f.vendor_type, f.bet::text as bet, f.win::text as win`,
    );
    await tx.execute(sql`insert into counted_figures as f (customer_id, counted_from, vendor_type, bet, win)
      select customer_id, ${row.to}::timestamptz, vendor_type, bet, win
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (customer_id uuid, vendor_type text, bet bigint, win bigint)
      order by customer_id, vendor_type
      on conflict (customer_id, counted_from, vendor_type) do update set bet = f.bet + excluded.bet, win = f.win + excluded.win`);
    return true;
  });
}
