import { contractRules, followOnce, rowsOf, settlePast, type Tx } from '@baize/gateway/ports';
import { sql } from 'drizzle-orm';
import { insertMovements } from './insertMovements.ts';
import type { Movement } from './planDays.ts';

/** A wallet answered its rounds with a balance that has the wages before them; the days were planned without any. */
const addWages = sql`update wallet_transactions w set balance_after = w.balance_after - e.wages
  from game_rounds r cross join lateral (
    select sum(e.amount) as wages from ledger_entries e
    where e.customer_id = r.customer_id and e.kind = 'wages' and e.created_at <= r.opened_at) e
  where r.customer_id in (select customer_id from accounts where kind = 'wages') and e.wages is not null
    and w.customer_id = r.customer_id and w.provider = r.provider and w.round_id = r.round_id`;

/**
 * What moved money in the past, and the bills of its periods, in one order of times: a member with a contract has play before and after his
 * wage. The figures have all of it at once.
 * @param movements of each account in the order of its times
 */
export async function insertHistory(tx: Tx, movements: readonly Movement[], { timeZone }: { timeZone: string }): Promise<void> {
  const [clock] = await rowsOf<{ now: number }>(tx, sql`select floor(extract(epoch from now()) * 1000)::float8 as now`);
  const now = new Date(clock?.now ?? Date.now());
  let left = movements;
  const postBefore = async (moment: Date): Promise<void> => {
    const isBefore = ({ age }: Movement): boolean => now.valueOf() - age < moment.valueOf();
    await insertMovements(tx, left.filter(isBefore));
    left = left.filter((movement) => !isBefore(movement));
  };
  await settlePast(tx, { ...contractRules.parse({}), timeZone }, { now, postBefore });
  await insertMovements(tx, left);
  await tx.execute(addWages);
  while (await followOnce(tx, timeZone));
}
