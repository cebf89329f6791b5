import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { SeamlessRequest } from '../../../providers/game/seamless.ts';
import { WalletError } from './WalletError.ts';

const { walletTransactions } = schema;

/**
 * Marks the bet that a win answers. Writing to its row holds it, so that a rollback at the same moment waits, and then
 * finds the bet answered; a win that waited for a rollback finds the bet taken back.
 * @throws WalletError `BET_NOT_FOUND` or `BET_ROLLED_BACK`
 */
export async function settleBet(tx: Tx, customerId: string, provider: string, request: SeamlessRequest<'win'>): Promise<void> {
  const [bet] = await tx
    .update(walletTransactions)
    .set({ settledAt: sql`coalesce(${walletTransactions.settledAt}, now())` })
    .where(
      and(
        eq(walletTransactions.customerId, customerId),
        eq(walletTransactions.provider, provider),
        eq(walletTransactions.transactionId, request.betTransactionId),
      ),
    )
    .returning({ kind: walletTransactions.kind, roundId: walletTransactions.roundId, rolledBackAt: walletTransactions.rolledBackAt });
  if (bet?.kind !== 'bet' || bet.roundId !== request.roundId) throw new WalletError('BET_NOT_FOUND');
  if (bet.rolledBackAt !== null) throw new WalletError('BET_ROLLED_BACK');
}
