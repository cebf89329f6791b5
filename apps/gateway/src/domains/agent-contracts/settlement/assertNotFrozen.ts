import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../db/database.ts';
import { AppError } from '../../../wire/AppError.ts';

/**
 * §4: an agent who owes his downline past the days of grace moves no money out and offers no contract. Bets need no such question, since
 * an agent places none (013).
 * @throws AppError `account_frozen`
 */
export async function assertNotFrozen(tx: Tx, customerId: string): Promise<void> {
  const rows = await rowsOf(tx, sql`select 1 from customers where id = ${customerId} and frozen_at is not null`);
  if (rows.length > 0) throw new AppError('account_frozen');
}
