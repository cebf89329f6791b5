import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import type { DividendPeriod } from './settledBy.ts';

const isOpen = sql`sealed_at is null and kind in ('semimonthly', 'monthly')`;

/**
 * Has dividends settled by the open half month or the open month, as the brand sets. A change holds from where both begin together, which is
 * the begin of a month: before, a part of the month would be paid twice, or never.
 */
export async function turnDividends(tx: Db | Tx, dividendPeriod: DividendPeriod): Promise<void> {
  await tx.execute(sql`update settlement_periods set settles_dividends = (kind = ${dividendPeriod}) where ${isOpen} and (
    (select count(distinct begins_at) from settlement_periods where ${isOpen}) = 1
    or not exists (select from settlement_periods where ${isOpen} and settles_dividends))`);
}
