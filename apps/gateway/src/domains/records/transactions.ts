import { type PageEitherWay, type Transaction, type TransactionGroup, type TransactionKind, transactionGroups } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { directionOf, isoOf, pageOfWalk, refusedEnd, rowsOfWalk, type Walk } from '../../db/keyset.ts';
import { type AccountKey, type EntryRange, entriesOf, entryRangeOf, fewEntriesOf } from './entryRange.ts';
import type { Moments } from './readPeriod.ts';

export interface TransactionFilter {
  kind?: TransactionKind | undefined;
  group?: TransactionGroup | undefined;
}

/** The account of the player's balance. */
export const mainOf = (customerId: string): AccountKey => ({ customerId, kind: 'main' });

/** Kinds that a filter lets through; undefined for all. */
export function kindsOf({ kind, group }: TransactionFilter): readonly TransactionKind[] | undefined {
  const ofGroup: readonly TransactionKind[] | undefined = group && transactionGroups[group];
  return kind ? [kind].filter((one) => !ofGroup || ofGroup.includes(one)) : ofGroup;
}

/** Kinds that every round posts. All other kinds are few in comparison, and have an index of their own. */
const isOfEveryRound = (kind: TransactionKind): boolean => kind === 'bet' || kind === 'win';

/** Entries of a period that a filter lets through, as `e`, each with its posting, as `t`. */
export function matchingEntries(customerId: string, moments: Moments, range: EntryRange, filter: TransactionFilter): SQL {
  const kinds = kindsOf(filter);
  if (!kinds) return entriesOf(mainOf(customerId), moments, range);
  const entries = (kinds.some(isOfEveryRound) ? entriesOf : fewEntriesOf)(mainOf(customerId), moments, range);
  return kinds.length === 0
    ? sql`${entries} and false`
    : sql`${entries} and t.kind in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )})`;
}

/** The entries of the account ahead of a walk. */
function aheadOf(range: EntryRange, walk: Walk): EntryRange {
  if (walk.after === undefined) return range;
  if (!/^[1-9]\d{0,14}$/.test(walk.after)) throw refusedEnd();
  const seq = Number(walk.after);
  return walk.towards === 'newer' ? { ...range, first: Math.max(range.first, seq + 1) } : { ...range, end: Math.min(range.end, seq) };
}

/** One page of a player's movements, found by their numbers. */
export function transactionsStatement(customerId: string, moments: Moments, range: EntryRange, request: TransactionFilter & Walk): SQL {
  return sql`select e.seq, t.kind, e.amount, e.balance_after as "balanceAfter", t.reference, ${isoOf(sql`e.created_at`)} as at
    ${matchingEntries(customerId, moments, aheadOf(range, request), request)}
    order by e.seq ${directionOf(request).order} ${rowsOfWalk(request)}`;
}

/** The movements of the player's balance in a period, the newest first. */
export async function listTransactions(
  db: Db,
  customerId: string,
  moments: Moments,
  request: TransactionFilter & Walk,
): Promise<PageEitherWay<Transaction>> {
  const range = await entryRangeOf(db, mainOf(customerId), moments);
  const rows = await rowsOf<Transaction>(db, transactionsStatement(customerId, moments, range, request));
  return pageOfWalk(rows, request, ({ seq }) => String(seq));
}
