import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { SeamlessRequest } from '../../../providers/game/seamless.ts';
import { WalletError } from './WalletError.ts';

const { walletTransactions } = schema;

/**
 * Holds the bet that a win answers, so that it can't be rolled back meanwhile.
 * @throws WalletError `BET_NOT_FOUND` or `BET_ROLLED_BACK`
 */
export async function holdBet(tx: Tx, customerId: string, provider: string, request: SeamlessRequest<'win'>): Promise<void> {
  const [bet] = await tx
    .select()
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.customerId, customerId),
        eq(walletTransactions.provider, provider),
        eq(walletTransactions.transactionId, request.betTransactionId),
      ),
    )
    .for('update');
  if (bet?.kind !== 'bet' || bet.roundId !== request.roundId) throw new WalletError('BET_NOT_FOUND');
  if (bet.rolledBackAt !== null) throw new WalletError('BET_ROLLED_BACK');
}
