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
    sql`select h.id as "customerId", h.balance::float8 as balance
      from (select id, hold_free_wallet(id, ${isPatient}) as balance from (
        select unnest(${`{${customerIds.join(',')}}`}::uuid[]) as id order by 1) c offset 0) h
      where h.balance is not null`,
  );
  return new Map(held.map(({ customerId, balance }) => [customerId, balance]));
}
