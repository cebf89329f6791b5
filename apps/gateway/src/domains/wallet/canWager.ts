import { roleOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';

/** Whether an account may play for money (§6): a member may, an agent (013) and a trial account may not. */
export async function canWager(db: Db | Tx, customerId: string): Promise<boolean> {
  const [account] = await rowsOf<{ type: number; isAgent: number }>(
    db,
    sql`select type, is_agent as "isAgent" from customers where id = ${customerId}`,
  );
  // Of an account that is gone turnover is asked as of a member's.
  return account === undefined || roleOf(account) === 'member';
}
