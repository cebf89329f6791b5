import { roleOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { isClosed } from '../player-protection/closures.ts';

const readAccount = prepared<{ type: number; isAgent: number; isHeld: boolean; isClosed: boolean }, { customerId: string }>(
  sql`select type, is_agent as "isAgent", is_disabled or frozen_at is not null as "isHeld",
      ${isClosed(sql`customers.id`)} as "isClosed" from customers
    where id = ${sql.placeholder('customerId')}::uuid`,
);

/**
 * Whether the house may offer and give anything to an account. The one place that decides it: a member who is neither disabled nor frozen, and
 * takes no break.
 * @param isEarned what is given was earned before: a break does not take it away. Default false
 */
export async function mayReceive(db: Db | Tx, customerId: string, { isEarned = false } = {}): Promise<boolean> {
  const [account] = await readAccount(db, { customerId });
  return account !== undefined && !account.isHeld && (isEarned || !account.isClosed) && roleOf(account) === 'member';
}
