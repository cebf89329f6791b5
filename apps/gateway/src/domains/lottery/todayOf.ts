import type { LotteryToday } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

/** What a member's orders of the running day come to: one walk over that day's part of the index of his orders. */
export async function todayOf(db: Db, customerId: string, timeZone: string): Promise<LotteryToday> {
  const [row] = await rowsOf<LotteryToday>(
    db,
    sql`with today as (select date_trunc('day', clock_timestamp() at time zone ${timeZone}::text) as day), orders as (
        select amount, state, coalesce(won, 0) as won from lottery_orders
        where customer_id = ${customerId}::uuid and created_at >= (select day at time zone ${timeZone}::text from today)
          and state not in ('cancelled', 'refunded')
      )
      select (select to_char(day, 'YYYY-MM-DD') from today) as day, count(*)::int as orders, coalesce(sum(amount), 0)::float8 as staked,
        coalesce(sum(amount) filter (where state = 'open'), 0)::float8 as waiting, coalesce(sum(won), 0)::float8 as won,
        (coalesce(sum(won), 0) - coalesce(sum(amount) filter (where state <> 'open'), 0))::float8 as net
      from orders`,
  );
  if (!row) throw new Error('An aggregate has one row.');
  return row;
}
