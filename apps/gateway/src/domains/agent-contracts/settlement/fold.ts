import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';

/** Rows that one transaction moves. */
const batch = 2_000;

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
    const [row] = await rowsOf<{ from: string; to: string }>(
      tx,
      sql`with recursive moment (at) as (
          (select counted_from from counted_figures order by counted_from limit 1)
          union all
          select (select f.counted_from from counted_figures f where f.counted_from > moment.at order by f.counted_from limit 1)
          from moment where moment.at is not null
        )
        select moment.at::text as "from", p.at::text as "to" from moment cross join lateral (
          select max(begins_at) as at from settlement_periods where counted_at is null and begins_at <= moment.at) p
        where p.at < moment.at limit 1`,
    );
    if (!row) return false;
    await tx.execute(sql`with moved as (
        delete from counted_figures f using (
          select customer_id, vendor_type from counted_figures where counted_from = ${row.from}::timestamptz
          order by customer_id, vendor_type limit ${rows} for update skip locked) due
        where f.customer_id = due.customer_id and f.counted_from = ${row.from}::timestamptz and f.vendor_type = due.vendor_type
        returning f.customer_id, f.vendor_type, f.bet, f.win
      )
      insert into counted_figures as f (customer_id, counted_from, vendor_type, bet, win)
      select customer_id, ${row.to}::timestamptz, vendor_type, bet, win from moved order by customer_id, vendor_type
      on conflict (customer_id, counted_from, vendor_type) do update set bet = f.bet + excluded.bet, win = f.win + excluded.win`);
    return true;
  });
}
