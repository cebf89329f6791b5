import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { SeamlessRequest } from '../../../providers/game/seamless.ts';
import type { OpenedGame } from './gameSession.ts';
import { WalletError } from './WalletError.ts';

const { walletTransactions } = schema;

/**
 * Marks all bets that stand open in the round of a win. Writing to their rows holds them, so that a rollback at the same
 * moment waits, and then finds its bet answered; a win that waited for a rollback finds the bet taken back. Wins for
 * several bets of a round may meet head-on: the database then ends one of them, and it is done again.
 * @throws WalletError `BET_NOT_FOUND` when the bet that it names is not in this round of this game, or `BET_ROLLED_BACK`
 */
export async function settleBets(tx: Tx, game: OpenedGame, provider: string, request: SeamlessRequest<'win'>): Promise<void> {
  const { kind, roundId, gameId, rolledBackAt, settledAt, transactionId } = walletTransactions;
  const ofPlayer = and(eq(walletTransactions.customerId, game.customerId), eq(walletTransactions.provider, provider));
  await tx
    .update(walletTransactions)
    .set({ settledAt: sql`now()` })
    .where(and(ofPlayer, eq(roundId, request.roundId), eq(gameId, game.gameId), eq(kind, 'bet'), isNull(settledAt), isNull(rolledBackAt)));
  const [bet] = await tx
    .select({ kind, roundId, gameId, rolledBackAt })
    .from(walletTransactions)
    .where(and(ofPlayer, eq(transactionId, request.betTransactionId)));
  if (bet?.kind !== 'bet' || bet.roundId !== request.roundId || bet.gameId !== game.gameId) throw new WalletError('BET_NOT_FOUND');
  if (bet.rolledBackAt !== null) throw new WalletError('BET_ROLLED_BACK');
}
