import type { DepositTotals, NetDeposits, TransactionKind } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { type AccountKey, entriesOf, entryRangeOf } from './entryRange.ts';
import type { DaysOfPeriod } from './readPeriod.ts';
import { dayOf, sumOf } from './sums.ts';

interface MovedRow {
  day: string;
  kind: TransactionKind;
  count: number;
  /** Without its sign. */
  amount: number;
}

/** Nothing else moves the cashier's account: an order returned before its payment never reached it. */
function totalOf(rows: readonly MovedRow[]): DepositTotals {
  const amountOf = (kind: TransactionKind): number => sumOf(rows, (row) => (row.kind === kind ? row.amount : 0));
  const [deposit, payout, returned] = [amountOf('deposit'), amountOf('payout'), amountOf('withdrawalReturned')];
  return { count: sumOf(rows, ({ count }) => count), deposit, payout, returned, net: deposit - payout + returned };
}

/** A player's deposits and payouts on each day of a period, by the player's side of the cashier's account. */
export async function netDeposits(db: Db, customerId: string, { moments, days, timeZone }: DaysOfPeriod): Promise<NetDeposits> {
  const account: AccountKey = { customerId, kind: 'cashier' };
  const range = await entryRangeOf(db, account, moments);
  const rows = await rowsOf<MovedRow>(
    db,
    sql`select ${dayOf(sql`e.created_at`, timeZone)} as day, t.kind, count(*)::int as count, sum(abs(e.amount))::bigint as amount
      ${entriesOf(account, moments, range)} group by 1, 2`,
  );
  return { days: days.map((day) => ({ day, ...totalOf(rows.filter((row) => row.day === day)) })), totals: totalOf(rows) };
}
