import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';

/**
 * Holds the main accounts of many customers until the transaction ends, with all that a win of theirs takes behind it: the house's side and the
 * cursor of their events. What another transaction has is passed over: a transaction that holds many never waits, and so is part of no deadlock.
 * @param isPatient to wait for what others have; of one customer alone
 * @returns what each held account has, in the minor unit
 */
export async function holdFreeWallets(tx: Tx, customerIds: readonly string[], isPatient = false): Promise<Map<string, number>> {
  const held = await rowsOf<{ customerId: string; balance: number }>(
    tx,
    sql`select a.customer_id as "customerId", a.balance::float8 as balance from accounts a
      join accounts g on g.customer_id = a.customer_id and g.kind = 'games' and g.currency = a.currency
      join live_cursors c on c.customer_id = a.customer_id
      where a.customer_id = any(${`{${customerIds.join(',')}}`}::uuid[]) and a.kind = 'main' and a.currency = house_currency()
      order by a.customer_id for update ${isPatient ? sql`` : sql`skip locked`}`,
  );
  return new Map(held.map(({ customerId, balance }) => [customerId, balance]));
}
