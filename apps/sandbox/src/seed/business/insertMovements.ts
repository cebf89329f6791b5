import { randomUUID } from 'node:crypto';
import type { Tx } from '@baize/gateway/ports';
import { sql } from 'drizzle-orm';
import type { Movement } from './planDays.ts';
import { ago, rowsIn } from './rowsIn.ts';

/** Postings of the past, those of each account in the order of their times; the house's side is the opposite of the player's. */
export async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const rows = movements.map((movement, place) => ({ ...movement, place }));
  await tx.execute(sql`with r as materialized (
      select * from ${rowsIn(
        rows,
        'place int, "customerId" uuid, "transactionId" uuid, kind text, reference text, age bigint, amount bigint, account text, against text',
      )}
    ), posted as (
      insert into ledger_transactions (customer_id, id, kind, reference, created_at)
      select "customerId", "transactionId", kind, reference, ${ago('age')} from r
    )
    insert into ledger_entries (customer_id, kind, currency, transaction_id, amount, created_at)
    select "customerId", side.account, house_currency(), "transactionId", side.amount, ${ago('age')}
    from r cross join lateral (values (0, r.account, r.amount), (1, r.against, -r.amount)) as side (turn, account, amount)
    order by r.place, side.turn`);
}

const dayMs = 86_400_000;
/** Days before the first start that the accounts of the business were given their balances: before all that is compared. */
const creditedDaysAgo = 100;

/** What a demo account of the business begins with. Given today it would be the one promotion of the team's month. */
export const creditBefore = (tx: Tx, customerId: string, amount: number): Promise<void> =>
  insertMovements(tx, [
    {
      ...{ customerId, transactionId: randomUUID(), kind: 'welcome', reference: 'seed' },
      ...{ age: creditedDaysAgo * dayMs, amount, account: 'main', against: 'sandboxCredit' },
    },
  ]);
