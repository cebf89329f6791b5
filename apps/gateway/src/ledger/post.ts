import type { PointMovement, TransactionKind } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../db/database.ts';
import { isOverdraft } from '../db/errors.ts';
import { AppError } from '../wire/AppError.ts';
import { houseCurrency } from './house.ts';
import { type AccountKind, accountKinds, pointsCurrency } from './schema.ts';

/** One side of a posting; a positive amount raises the account's balance. */
export interface Leg {
  account: AccountKind;
  amount: number;
}

export interface Posting {
  /** Whose accounts move; the legion's of {@link AccountKind} `guild`. */
  customerId: string;
  transactionId: string;
  /** Kind of the event; the player reads it beside the movement. */
  kind: TransactionKind | PointMovement['kind'] | 'guildBonus';
  reference: string;
  /** Points, in place of the house's money. */
  currency?: typeof pointsCurrency | undefined;
  /** When it came about, no earlier than the account's last entry; default the time of the database transaction. */
  at?: Date | undefined;
  /** Two or more that sum to nothing. */
  legs: readonly [Leg, Leg, ...Leg[]];
}

/** What a posting's entries are counted in. */
export const currencyOf = ({ currency }: Pick<Posting, 'currency'>): SQL => (currency === undefined ? houseCurrency : sql`${currency}`);

/** Place of an account in the lock order of postings: the player's main account, the player's others, then the house's. */
function placeOf(account: AccountKind): number {
  const place = (accountKinds as readonly AccountKind[]).indexOf(account);
  return place === -1 ? accountKinds.indexOf('games') - 0.5 : place;
}

/**
 * A posting as common table expressions, to be put after WITH: `posted`, then `legs` with `kind` and `balance_after`.
 * Accounts are taken in one order, the player's main account first, so that no two postings wait for each other.
 */
export function postingExpressions(posting: Posting): SQL {
  const column = posting.at ? sql`, created_at` : sql``;
  const at = posting.at ? sql`, ${posting.at.toISOString()}::timestamptz` : sql``;
  const ordered = [...posting.legs].sort((a, b) => placeOf(a.account) - placeOf(b.account) || (a.account < b.account ? -1 : 1));
  const rows = ordered.map(
    ({ account, amount }) =>
      sql`(${posting.customerId}::uuid, ${account}, ${currencyOf(posting)}, ${posting.transactionId}::uuid, ${amount}::bigint${at})`,
  );
  return sql`posted as (
    insert into ledger_transactions (customer_id, id, kind, reference${column})
    values (${posting.customerId}::uuid, ${posting.transactionId}::uuid, ${posting.kind}, ${posting.reference}${at})
  ), legs as (
    insert into ledger_entries (customer_id, kind, currency, transaction_id, amount${column})
    values ${sql.join(rows, sql`, `)}
    returning kind, balance_after
  )`;
}

/**
 * A `balance` event as common table expressions, after {@link postingExpressions}, where a wallet of the player moved. It
 * counts the rows of `legs`, so its number is taken after they are all held: the order of commits is the order of
 * numbers, and what the wallets come to is read behind all that was committed before.
 */
export function balanceEventExpressions({ customerId, currency }: Pick<Posting, 'customerId' | 'currency'>): SQL {
  const counted = currencyOf({ currency });
  return sql`cursor as (
    insert into live_cursors as c (customer_id, last_seq)
    select ${customerId}::uuid, 1 from legs where is_wallet(kind) having count(*) > 0
    on conflict (customer_id) do update set last_seq = c.last_seq + 1
    returning last_seq
  ), event as (
    insert into live_outbox (customer_id, seq, name, data)
    select ${customerId}::uuid, cursor.last_seq, 'balance',
      jsonb_build_object('sumBalance', sum_of_wallets(${customerId}::uuid, ${counted}::text), 'currency', ${counted}::text)
    from cursor
  )`;
}

/**
 * Moves money, and tells the player's open portals when a wallet of his changed.
 * @returns the main account's balance after it, when it took part.
 * @throws AppError `insufficient_balance`, of points `insufficient_points`
 */
export async function post(tx: Tx, posting: Posting): Promise<{ mainBalance: number | undefined }> {
  try {
    const [row] = await rowsOf<{ balance: number }>(
      tx,
      sql`with ${postingExpressions(posting)}, ${balanceEventExpressions(posting)}
        select balance_after as balance from legs where kind = 'main'`,
    );
    return { mainBalance: row?.balance };
  } catch (error) {
    if (!isOverdraft(error)) throw error;
    throw new AppError(posting.currency === pointsCurrency ? 'insufficient_points' : 'insufficient_balance');
  }
}
