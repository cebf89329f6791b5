import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';
import type { ContractRow } from './contractRows.ts';
import { holdPeriod } from './settlement/periods.ts';
import { periodKindOf } from './settlement/settledBy.ts';

/**
 * From when a contract holds that is being signed: a first one from the beginning of the period that runs, for both sides have agreed to it,
 * and one that comes after another from the next. So a period is settled by one version.
 * @returns null: from the period on that begins next, which sets it then
 */
export async function holdFrom(tx: Tx, { downlineId, type, productType, terms }: ContractRow): Promise<Date | null> {
  const period = await holdPeriod(tx, periodKindOf(terms));
  // Of one that is over and not sealed yet, everybody knows how it went.
  const beginsAt = period.endsAt <= new Date() ? period.endsAt : period.beginsAt;
  const others = await rowsOf(
    tx,
    sql`select 1 from agent_contracts where downline_id = ${downlineId} and type = ${type} and product_type = ${productType}
      and status = 'V' and effective_from is not null and (ended_at is null or ended_at > ${beginsAt.toISOString()}) limit 1`,
  );
  return others.length > 0 ? null : beginsAt;
}
