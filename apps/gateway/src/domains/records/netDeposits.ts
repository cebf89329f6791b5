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

/** Nothing else moves the cashier's account: what is given back before it was paid has never reached it. */
function totalOf(rows: readonly MovedRow[]): DepositTotals {
  const amountOf = (kind: TransactionKind): number => sumOf(rows, (row) => (row.kind === kind ? row.amount : 0));
  const [deposit, payout, returned] = [amountOf('deposit'), amountOf('payout'), amountOf('withdrawalReturned')];
  return { count: sumOf(rows, ({ count }) => count), deposit, payout, returned, net: deposit - payout + returned };
}

/** What has come in from a player, and what has gone out to him, on each day of a period: what his side of the cashier's account says. */
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
