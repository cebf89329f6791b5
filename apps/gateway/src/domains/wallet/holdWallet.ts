import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { OpenedGame } from './gameSession.ts';

/**
 * Holds the account that a game plays from until the transaction ends. Every bet, win and rollback takes this account, so each of them waits
 * here for the one before it, and the statements that follow see all that it wrote. An account that does not exist yet has no bets.
 */
export async function holdWallet(tx: Tx, { customerId, wallet }: Pick<OpenedGame, 'customerId' | 'wallet'>): Promise<void> {
  await tx.execute(
    sql`select from accounts where customer_id = ${customerId} and kind = ${wallet} and currency = house_currency() for update`,
  );
}
