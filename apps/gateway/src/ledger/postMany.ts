import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../db/database.ts';
import { currencyOf, type Leg, type Posting } from './post.ts';

/** What postings of one kind have in common: whose side rises, and whose falls by as much. */
export interface ManyPostings extends Pick<Posting, 'kind' | 'currency'> {
  raises: Leg['account'];
  lowers: Leg['account'];
}

/** One of them; its amount is above zero. */
export interface OneOfMany extends Pick<Posting, 'customerId' | 'transactionId' | 'reference'> {
  amount: number;
}

/**
 * Posts many transactions in two statements, in the order in which they are given. The caller holds both accounts of each customer, so that
 * neither waits for anybody; it tells the customers by itself.
 * @returns what the raised account has after each transaction, by the transaction's id
 */
export async function postMany(
  tx: Tx,
  { kind, currency, raises, lowers }: ManyPostings,
  postings: readonly OneOfMany[],
): Promise<Map<string, number>> {
  if (postings.length === 0) return new Map();
  const rows = JSON.stringify(postings.map((posting, place) => ({ ...posting, place })));
  const read = sql`p as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as p ("customerId" uuid, "transactionId" uuid, reference text, amount bigint, place int)
    )`;
  await tx.execute(sql`with ${read} insert into ledger_transactions (customer_id, id, kind, reference)
    select "customerId", "transactionId", ${kind}, reference from p order by place`);
  const legs = await rowsOf<{ kind: string; transactionId: string; balance: string }>(
    tx,
    sql`with ${read} insert into ledger_entries (customer_id, kind, currency, transaction_id, amount)
      select "customerId", leg.account, ${currencyOf({ currency })}, "transactionId", leg.sign * p.amount
      from p cross join (values (${raises}, 1), (${lowers}, -1)) as leg (account, sign) order by p.place, leg.sign desc
      returning kind, transaction_id as "transactionId", balance_after as balance`,
  );
  const raised = legs
    .filter((leg) => leg.kind === raises)
    .map(({ transactionId, balance }) => ({ transactionId, balance: Number(balance) }));
  return new Map(raised.map(({ transactionId, balance }) => [transactionId, balance]));
}
