import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { SeamlessRequest } from '../../../providers/game/seamless.ts';
import type { OpenedGame } from './gameSession.ts';
import { WalletError } from './WalletError.ts';

const { walletTransactions } = schema;

/**
 * Marks the bet that a win names, and all others that stand open in its round. Writing to their rows holds them, so that
 * a rollback at the same moment waits, and then finds its bet answered; a win that waited for a rollback finds the bet taken back.
 * @throws WalletError `BET_NOT_FOUND` when there is no such bet in this round of this game, or `BET_ROLLED_BACK`
 */
export async function settleBets(tx: Tx, game: OpenedGame, provider: string, request: SeamlessRequest<'win'>): Promise<void> {
  const { kind, roundId, gameId, rolledBackAt, settledAt } = walletTransactions;
  const ofPlayer = and(eq(walletTransactions.customerId, game.customerId), eq(walletTransactions.provider, provider));
  const [bet] = await tx
    .update(walletTransactions)
    .set({ settledAt: sql`coalesce(${settledAt}, now())` })
    .where(and(ofPlayer, eq(walletTransactions.transactionId, request.betTransactionId)))
    .returning({ kind, roundId, gameId, rolledBackAt });
  if (bet?.kind !== 'bet' || bet.roundId !== request.roundId || bet.gameId !== game.gameId) throw new WalletError('BET_NOT_FOUND');
  if (bet.rolledBackAt !== null) throw new WalletError('BET_ROLLED_BACK');
  await tx
    .update(walletTransactions)
    .set({ settledAt: sql`now()` })
    .where(and(ofPlayer, eq(roundId, request.roundId), eq(kind, 'bet'), isNull(settledAt), isNull(rolledBackAt)));
}
