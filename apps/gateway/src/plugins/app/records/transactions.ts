import type { Page, Transaction, TransactionKind, TransactionTotals } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { isoOf, pageBy, refusedEnd } from '../../../db/keyset.ts';
import type { Moments } from './readPeriod.ts';

interface TransactionFilter {
  kind?: TransactionKind | undefined;
}

/** The numbers that a period's entries have on the account: from the first on, and below the other. */
export interface EntryRange {
  first: number;
  end: number;
}

/** What moves the player's balance. */
const mainEntry = (customerId: string): SQL => sql`e.customer_id = ${customerId} and e.kind = 'main' and e.currency = 'VND'`;

/**
 * The number on the account that entries of a time begin with. The ledger is found by number alone, and numbers rise with time, so that the
 * range is halved until one is left. An entry has the time at which its posting began, not that of its number.
 */
const entryAt = (customerId: string, time: SQL): SQL => sql`(with recursive search (low, high) as (
    select 1::bigint, 1 + coalesce((select e.seq from ledger_entries e where ${mainEntry(customerId)} order by e.seq desc limit 1), 0)
    union all
    select case when e.created_at < ${time} then middle + 1 else low end, case when e.created_at < ${time} then high else middle end
    from search
      cross join lateral (select (low + high) / 2 as middle) m
      cross join lateral (select e.created_at from ledger_entries e where ${mainEntry(customerId)} and e.seq = middle limit 1) e
    where low < high
  ) select low from search where low >= high)`;

/** Longer than any posting lasts: numbers of so short a time may stand in another order than their times. */
const postingTime = sql`interval '10 minutes'`;

/** Where a period lies on the account, with a little more at both ends. */
export async function entryRangeOf(db: Db, customerId: string, { from, until }: Moments): Promise<EntryRange> {
  const [row] = await rowsOf<EntryRange>(
    db,
    sql`select ${entryAt(customerId, sql`(${from} - ${postingTime})`)} as first, ${entryAt(customerId, sql`(${until} + ${postingTime})`)} as "end"`,
  );
  return row ?? { first: 1, end: 1 };
}

function entriesOf(customerId: string, { from, until }: Moments, { first, end }: EntryRange, { kind }: TransactionFilter): SQL {
  return sql`from ledger_entries e join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
    where ${mainEntry(customerId)} and e.seq >= ${first} and e.seq < ${end} and e.created_at >= ${from} and e.created_at < ${until}
    ${kind ? sql`and t.kind = ${kind}` : sql``}`;
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
    ${entriesOf(customerId, moments, { ...range, end: endIn(range, after) }, filter)}
    order by e.seq desc limit ${size + 1}`;
}

/** The movements of the player's balance in a period, the newest first. */
export async function listTransactions(
  db: Db,
  customerId: string,
  moments: Moments,
  request: TransactionFilter & { after?: string | undefined; size: number },
): Promise<Page<Transaction>> {
  const range = await entryRangeOf(db, customerId, moments);
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
  const range = await entryRangeOf(db, customerId, moments);
  const [row] = await rowsOf<Omit<TransactionTotals, 'net'>>(
    db,
    sql`select count(*)::int as count, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as credit,
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as debit
      ${entriesOf(customerId, moments, range, filter)}`,
  );
  const totals = row ?? { count: 0, credit: 0, debit: 0 };
  return { ...totals, net: totals.credit - totals.debit };
}
