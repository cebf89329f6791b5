import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../db/database.ts';
import type { Period } from './Period.ts';
import { settledBy } from './settledBy.ts';

/** §3, decision 040: what was signed during a period holds from its end on, in place of what it replaces. */
export async function holdFromPeriod(tx: Tx, period: Period): Promise<void> {
  const end = period.endsAt.toISOString();
  const isNext = sql`k.status = 'V' and k.effective_from is null and k.ended_at is null and k.signed_at < ${end} and ${settledBy(period)}`;
  // Held first: one that is ended at this moment replaces nothing.
  const next = await rowsOf<{ downlineId: string; id: string }>(
    tx,
    sql`select k.downline_id as "downlineId", k.id from agent_contracts k where ${isNext} order by 1, 2`,
  );
  for (const { downlineId, id } of next) {
    await tx.execute(sql`select from agent_contracts where downline_id = ${downlineId}::uuid and id = ${id}::uuid for update`);
  }
  await tx.execute(sql`update agent_contracts o set ended_at = ${end}, end_reason = 'replaced' from agent_contracts k
    where ${isNext} and o.downline_id = k.downline_id and o.type = k.type and o.product_type = k.product_type and o.id <> k.id
      and o.status = 'V' and o.effective_from is not null and o.ended_at is null`);
  await tx.execute(sql`update agent_contracts k set effective_from = ${end} where ${isNext}`);
}
