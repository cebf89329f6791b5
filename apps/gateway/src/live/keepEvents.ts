import type { LiveEventName, LiveEventOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../db/database.ts';
import { houseCurrency } from '../ledger/house.ts';

/** An event of one customer. */
export interface KeptEvent<Name extends LiveEventName = LiveEventName> {
  customerId: string;
  name: Name;
  data: LiveEventOf<Name>;
}

/** What the wallets of each come to, in the minor unit. A cluster can't call a function that reads tables for each row. */
async function walletsOf(tx: Tx, customerIds: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const ids = [...customerIds];
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ customerId: string; sum: number }>(
    tx,
    sql`select customer_id as "customerId", sum(balance)::float8 as sum from accounts
      where customer_id = any(${`{${ids.join(',')}}`}::uuid[]) and currency = ${houseCurrency} and is_wallet(kind) group by customer_id`,
  );
  return new Map(rows.map(({ customerId, sum }) => [customerId, sum]));
}

/**
 * Keeps events of many customers in three statements, in the transaction of the changes and after them: of each customer in the order in which
 * they are given. Cursors are taken in the order of the customers.
 * @param moved customers whose wallets have moved: each is told his balance once, before the rest
 */
export async function keepEvents<Name extends LiveEventName>(
  tx: Tx,
  events: readonly KeptEvent<Name>[],
  moved: { customerIds: Iterable<string> },
): Promise<void> {
  const balances = [...moved.customerIds].map((customerId) => ({ customerId, name: 'balance' }));
  const told = [...balances, ...events];
  if (told.length === 0) return;
  const counts = new Map<string, number>();
  for (const { customerId } of told) counts.set(customerId, (counts.get(customerId) ?? 0) + 1);
  const cursors = await rowsOf<{ customerId: string; lastSeq: number }>(
    tx,
    sql`insert into live_cursors as c (customer_id, last_seq)
      select id, count from jsonb_to_recordset(${JSON.stringify([...counts].map(([id, count]) => ({ id, count })))}::jsonb) as t (id uuid, count bigint) order by 1
      on conflict (customer_id) do update set last_seq = c.last_seq + excluded.last_seq
      returning customer_id as "customerId", last_seq::float8 as "lastSeq"`,
  );
  // What the wallets come to is read where the cursor is held: of two changes at once the later one tells both.
  const wallets = await walletsOf(tx, moved.customerIds);
  const seqs = new Map(cursors.map(({ customerId, lastSeq }) => [customerId, lastSeq - (counts.get(customerId) ?? 0)]));
  const rows = told.map((event) => {
    const seq = (seqs.get(event.customerId) ?? 0) + 1;
    seqs.set(event.customerId, seq);
    const sum = event.name === 'balance' ? (wallets.get(event.customerId) ?? 0) : undefined;
    return { ...event, seq, sum };
  });
  await tx.execute(
    sql`insert into live_outbox (customer_id, seq, name, data)
      select "customerId", seq, name, coalesce(data, jsonb_build_object('sumBalance', sum, 'currency', ${houseCurrency}))
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t ("customerId" uuid, seq bigint, name text, data jsonb, sum bigint)`,
  );
}
