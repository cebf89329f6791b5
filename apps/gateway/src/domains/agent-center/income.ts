import { type AgentIncome, type ContractType, contractTypes, type IncomeSums } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { type AccountKey, entriesOf, entryRangeOf } from '../records/entryRange.ts';
import type { DaysOfPeriod } from '../records/readPeriod.ts';
import { dayOf, sumOf } from '../records/sums.ts';

interface WageRow {
  day: string;
  kind: ContractType | 'wagePaid';
  amount: number;
}

function sumsOf(rows: readonly WageRow[]): IncomeSums {
  const of = (kind: WageRow['kind']): number => sumOf(rows, (row) => (row.kind === kind ? row.amount : 0));
  const byType = Object.fromEntries(contractTypes.map((type) => [type, of(type)])) as IncomeSums['byType'];
  const [received, paid] = [sumOf(contractTypes, (type) => byType[type]), of('wagePaid')];
  return { byType, received, paid, net: received - paid };
}

/** What an agent got by contracts, and paid by those of his downline, on each day: by the entries of his account for wages alone. */
export async function readIncome(db: Db, customerId: string, { moments, days, timeZone }: DaysOfPeriod): Promise<AgentIncome> {
  const account: AccountKey = { customerId, kind: 'wages' };
  const range = await entryRangeOf(db, account, moments);
  const rows = await rowsOf<WageRow>(
    db,
    sql`select ${dayOf(sql`e.created_at`, timeZone)} as day, t.kind, sum(abs(e.amount))::bigint as amount
      ${entriesOf(account, moments, range)} group by 1, 2`,
  );
  return { totals: sumsOf(rows), days: days.map((day) => ({ day, ...sumsOf(rows.filter((row) => row.day === day)) })) };
}
