import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isFew } from '../../ledger/isChange.ts';
import type { AccountKind } from '../../ledger/schema.ts';
import type { Moments } from './readPeriod.ts';

/** One account of a customer. */
export interface AccountKey {
  customerId: string;
  kind: AccountKind;
}

/** The numbers that a period's entries have on the account: from the first on, and below the other. */
export interface EntryRange {
  first: number;
  end: number;
}

/** An entry of this account. */
const entryOf = ({ customerId, kind }: AccountKey): SQL =>
  sql`e.customer_id = ${customerId} and e.kind = ${kind} and e.currency = house_currency()`;

/**
 * The number on the account that entries of a time begin with. The ledger is found by number alone, and numbers rise with time, so that the
 * range is halved until one is left. An entry has the time at which its posting began, not that of its number.
 */
const entryAt = (account: AccountKey, time: SQL): SQL => sql`(with recursive search (low, high) as (
    select 1::bigint, 1 + coalesce((select e.seq from ledger_entries e where ${entryOf(account)} order by e.seq desc limit 1), 0)
    union all
    select case when e.created_at < ${time} then middle + 1 else low end, case when e.created_at < ${time} then high else middle end
    from search
      cross join lateral (select (low + high) / 2 as middle) m
      cross join lateral (select e.created_at from ledger_entries e where ${entryOf(account)} and e.seq = middle limit 1) e
    where low < high
  ) select low from search where low >= high)`;

/** Longer than any posting lasts: ids of a shorter time may be in another order than their times. */
const postingTime = sql`interval '10 minutes'`;

/** Where a period lies on the account, and between which numbers there are its entries alone. */
export interface SureRange extends EntryRange {
  sureFirst: number;
  sureEnd: number;
}

/** Where a period lies on the account, with a little more at both ends. */
export async function entryRangeOf(db: Db, account: AccountKey, { from, until }: Moments): Promise<EntryRange> {
  const [row] = await rowsOf<EntryRange>(
    db,
    sql`select ${entryAt(account, sql`(${from} - ${postingTime})`)} as first, ${entryAt(account, sql`(${until} + ${postingTime})`)} as "end"`,
  );
  return row ?? { first: 1, end: 1 };
}

/** The same, and without a little at both ends. */
export async function sureRangeOf(db: Db, account: AccountKey, { from, until }: Moments): Promise<SureRange> {
  const [row] = await rowsOf<SureRange>(
    db,
    sql`select ${entryAt(account, sql`(${from} - ${postingTime})`)} as first, ${entryAt(account, sql`(${from} + ${postingTime})`)} as "sureFirst",
      ${entryAt(account, sql`(${until} - ${postingTime})`)} as "sureEnd", ${entryAt(account, sql`(${until} + ${postingTime})`)} as "end"`,
  );
  return row ?? { first: 1, sureFirst: 1, sureEnd: 1, end: 1 };
}

/** Condition on an account's entries, `e`, of a period. */
const inPeriod = (account: AccountKey, { from, until }: Moments, { first, end }: EntryRange): SQL =>
  sql`${entryOf(account)} and e.seq >= ${first} and e.seq < ${end} and e.created_at >= ${from} and e.created_at < ${until}`;

/** Entries of a period on one account, as `e`, without their postings. */
export const bareEntriesOf = (account: AccountKey, moments: Moments, range: EntryRange): SQL =>
  sql`from ledger_entries e where ${inPeriod(account, moments, range)}`;

/** The entry before a number, as `e`: it has what all before that number come to. */
export const entryBefore = (account: AccountKey, seq: number): SQL =>
  sql`from ledger_entries e where ${entryOf(account)} and e.seq = ${seq - 1}`;

/** Entries of a period on one account, as `e`, each with its posting, as `t`. */
export const entriesOf = (account: AccountKey, moments: Moments, range: EntryRange): SQL =>
  sql`from ledger_entries e join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
    where ${inPeriod(account, moments, range)}`;

/**
 * The same of postings that no round makes, by the index that they alone are in: its condition stands here word for word, or the database
 * would not know that it may be used. An entry has the time of its posting.
 */
export const fewEntriesOf = (account: AccountKey, moments: Moments, range: EntryRange): SQL =>
  sql`from ledger_transactions t join ledger_entries e on e.customer_id = t.customer_id and e.transaction_id = t.id
    where t.customer_id = ${account.customerId} and ${isFew(sql`t.kind`)}
      and t.created_at >= ${moments.from} and t.created_at < ${moments.until} and ${inPeriod(account, moments, range)}`;
