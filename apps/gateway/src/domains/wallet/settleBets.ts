import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { SeamlessRequest } from '../../providers/game/seamless.ts';
import type { OpenedGame } from './gameSession.ts';
import { holdWallet } from './holdWallet.ts';
import { WalletError } from './WalletError.ts';

const { walletTransactions } = schema;

/**
 * Marks all bets that stand open in the round of a win. The player's account is held first: a bet or a rollback of the same moment is over,
 * and is seen, or it waits and sees the mark. A win for no bet (a free round, a prize) settles the open bets of its round as well.
 * @throws WalletError `BET_NOT_FOUND` when the bet that it names is not in this round of this game, or `BET_ROLLED_BACK`
 */
export async function settleBets(tx: Tx, game: OpenedGame, provider: string, request: SeamlessRequest<'win'>): Promise<void> {
  const { kind, roundId, gameId, rolledBackAt, settledAt, transactionId } = walletTransactions;
  const ofPlayer = and(eq(walletTransactions.customerId, game.customerId), eq(walletTransactions.provider, provider));
  await holdWallet(tx, game);
  await tx
    .update(walletTransactions)
    .set({ settledAt: sql`statement_timestamp()` })
    .where(and(ofPlayer, eq(roundId, request.roundId), eq(gameId, game.gameId), eq(kind, 'bet'), isNull(settledAt), isNull(rolledBackAt)));
  if (request.betTransactionId === undefined) return;
  const [bet] = await tx
    .select({ kind, roundId, gameId, rolledBackAt })
    .from(walletTransactions)
    .where(and(ofPlayer, eq(transactionId, request.betTransactionId)));
  if (bet?.kind !== 'bet' || bet.roundId !== request.roundId || bet.gameId !== game.gameId) throw new WalletError('BET_NOT_FOUND');
  if (bet.rolledBackAt !== null) throw new WalletError('BET_ROLLED_BACK');
}
