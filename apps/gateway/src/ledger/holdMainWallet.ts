import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../db/database.ts';
import { AppError } from '../wire/AppError.ts';

/**
 * Locks a player's main account until the transaction ends: other movements of it wait here, so that what is looked at
 * before money leaves is still so when it leaves.
 * @throws AppError `insufficient_balance` where nothing has ever come to it: there is no account to hold, and nothing to take
 */
export async function holdMainWallet(tx: Tx, customerId: string): Promise<void> {
  const held = await rowsOf(
    tx,
    sql`select customer_id from accounts where customer_id = ${customerId} and kind = 'main' and currency = house_currency() for update`,
  );
  if (held.length === 0) throw new AppError('insufficient_balance');
}
