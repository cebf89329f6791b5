import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';

/** Days behind which nothing counts for a limit: a month has 31 at most. */
const countedDays = 32;

/**
 * Holds the guard of a player, and makes it the first time, with what he has staked and won so far. His wallets are held before: a bet that is
 * on its way is over and counted, or it waits and is looked at.
 */
export async function holdGuard(tx: Tx, customerId: string): Promise<void> {
  await tx.execute(sql`select from customers where id = ${customerId}::uuid for no key update`);
  await tx.execute(sql`select from accounts where customer_id = ${customerId}::uuid and currency = house_currency() and is_wallet(kind)
    order by kind <> 'main', kind collate "C" for update`);
  const made = await rowsOf(
    tx,
    sql`insert into protection_guards (customer_id) values (${customerId}::uuid) on conflict do nothing returning 1`,
  );
  if (made.length === 0) {
    await tx.execute(sql`select from protection_guards where customer_id = ${customerId}::uuid for update`);
    return;
  }
  const since = sql`clock_timestamp() - make_interval(days => ${countedDays})`;
  await tx.execute(sql`insert into protection_sums (customer_id, quarter, staked, won)
    select ${customerId}::uuid, protection_quarter(created_at), sum(staked), sum(won) from (
      select created_at, case kind when 'bet' then amount else 0 end as staked, case kind when 'win' then amount else 0 end as won
      from wallet_transactions where customer_id = ${customerId}::uuid and created_at >= ${since} and kind in ('bet', 'win')
        and rolled_back_at is null and not is_held
      union all
      select created_at, amount - returned, 0 from lottery_chases where customer_id = ${customerId}::uuid and created_at >= ${since}
      union all
      select c.created_at, -o.amount, 0 from lottery_chases c
        join lottery_orders o on o.customer_id = c.customer_id and o.chase_id = c.id and o.state in ('cancelled', 'refunded')
      where c.customer_id = ${customerId}::uuid and c.created_at >= ${since}
    ) played group by 2`);
}
