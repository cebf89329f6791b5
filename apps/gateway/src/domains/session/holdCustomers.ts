import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';

/** A customer whose row is locked until the transaction ends. */
export interface HeldCustomer {
  isDisabled: boolean;
}

const hold = prepared<HeldCustomer, { customerId: string }>(
  sql`select is_disabled as "isDisabled" from customers where id = ${sql.placeholder('customerId')} for no key update`,
);

/**
 * Locks customers one by one in one order, so that no two transactions wait for each other in a circle. A lock of one statement over several would
 * need all of them on one machine.
 * @returns those who exist
 */
export async function holdCustomers(tx: Tx, ids: readonly string[]): Promise<HeldCustomer[]> {
  const held: HeldCustomer[] = [];
  for (const customerId of [...new Set(ids)].sort()) held.push(...(await hold(tx, { customerId })));
  return held;
}
