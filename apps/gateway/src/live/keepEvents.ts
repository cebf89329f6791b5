import type { LiveEventName, LiveEventOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { houseCurrency } from '../ledger/house.ts';

/** An event of one customer. */
export interface KeptEvent<Name extends LiveEventName = LiveEventName> {
  customerId: string;
  name: Name;
  data: LiveEventOf<Name>;
}

/**
 * Keeps events of many customers in one statement, in the transaction of the changes and after them: of each customer in the order in which
 * they are given. Cursors are taken in the order of the customers.
 * @param moved customers whose wallets have moved: each is told his balance once, before the rest
 */
export async function keepEvents<Name extends LiveEventName>(
  tx: Tx,
  events: readonly KeptEvent<Name>[],
  moved: { customerIds: Iterable<string> },
): Promise<void> {
  const balances = [...moved.customerIds].map((customerId) => ({ customerId, name: 'balance' }));
  const rows = JSON.stringify([...balances, ...events].map((event, place) => ({ ...event, place })));
  // What the wallets come to is read where the cursor is held: of two changes at once the later one tells both.
  await tx.execute(
    sql`with told as materialized (
        select * from jsonb_to_recordset(${rows}::jsonb) as t ("customerId" uuid, name text, data jsonb, place int)
      ), counted as (
        select "customerId", count(*) as count from told group by 1
      ), cursor as (
        insert into live_cursors as c (customer_id, last_seq) select "customerId", count from counted order by 1
        on conflict (customer_id) do update set last_seq = c.last_seq + excluded.last_seq
        returning customer_id, last_seq
      )
      insert into live_outbox (customer_id, seq, name, data)
      select k.customer_id, k.last_seq - n.count + row_number() over (partition by t."customerId" order by t.place), t.name,
        coalesce(t.data, jsonb_build_object('sumBalance', sum_of_wallets(k.customer_id, ${houseCurrency}), 'currency', ${houseCurrency}))
      from told t join cursor k on k.customer_id = t."customerId" join counted n on n."customerId" = t."customerId"`,
  );
}
