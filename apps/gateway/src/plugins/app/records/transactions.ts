import {
  type Page,
  type Transaction,
  type TransactionGroup,
  type TransactionKind,
  type TransactionTotals,
  transactionGroups,
} from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { isoOf, pageBy, refusedEnd } from '../../../db/keyset.ts';
import { type AccountKey, type EntryRange, entriesOf, entryRangeOf } from './entryRange.ts';
import type { Moments } from './readPeriod.ts';

interface TransactionFilter {
  kind?: TransactionKind | undefined;
  group?: TransactionGroup | undefined;
}

/** What moves the player's balance. */
const mainOf = (customerId: string): AccountKey => ({ customerId, kind: 'main' });

function matching({ kind, group }: TransactionFilter): SQL {
  const ofKind = kind ? sql`and t.kind = ${kind}` : sql``;
  if (!group) return ofKind;
  const kinds = transactionGroups[group].map((one) => sql`${one}`);
  return sql`${ofKind} and t.kind in (${sql.join(kinds, sql`, `)})`;
}

function endIn(range: EntryRange, after: string | undefined): number {
  if (after === undefined) return range.end;
  if (!/^[1-9]\d{0,14}$/.test(after)) throw refusedEnd();
  return Math.min(range.end, Number(after));
}

/** One page of a player's movements, found by their numbers. */
export function transactionsStatement(
  customerId: string,
  moments: Moments,
  range: EntryRange,
  { after, size, ...filter }: TransactionFilter & { after?: string | undefined; size: number },
): SQL {
  return sql`select e.seq, t.kind, e.amount, e.balance_after as "balanceAfter", t.reference, ${isoOf(sql`e.created_at`)} as at
    ${entriesOf(mainOf(customerId), moments, { ...range, end: endIn(range, after) })} ${matching(filter)}
    order by e.seq desc limit ${size + 1}`;
}

/** The movements of the player's balance in a period, the newest first. */
export async function listTransactions(
  db: Db,
  customerId: string,
  moments: Moments,
  request: TransactionFilter & { after?: string | undefined; size: number },
): Promise<Page<Transaction>> {
  const range = await entryRangeOf(db, mainOf(customerId), moments);
  const rows = await rowsOf<Transaction>(db, transactionsStatement(customerId, moments, range, request));
  return pageBy(rows, request.size, ({ seq }) => String(seq));
}

/** What all movements of a period come to. */
export async function transactionTotals(
  db: Db,
  customerId: string,
  moments: Moments,
  filter: TransactionFilter,
): Promise<TransactionTotals> {
  const range = await entryRangeOf(db, mainOf(customerId), moments);
  const [row] = await rowsOf<Omit<TransactionTotals, 'net'>>(
    db,
    sql`select count(*)::int as count, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as credit,
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as debit
      ${entriesOf(mainOf(customerId), moments, range)} ${matching(filter)}`,
  );
  const totals = row ?? { count: 0, credit: 0, debit: 0 };
  return { ...totals, net: totals.credit - totals.debit };
}
