import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import type { SeamlessRequest } from '../../../providers/game/seamless.ts';
import { applyChange, type WalletChange } from './apply.ts';
import type { OpenedGame } from './gameSession.ts';
import { WalletError } from './WalletError.ts';

const { walletTransactions } = schema;

/** `request_hash` of a row that only holds the place of a bet which was rolled back before it came. */
const placeholderHash = 'rolled-back-before-bet';

/**
 * Takes a bet back. When the bet has not come yet, its place is taken, and the bet is then refused; a bet that is being
 * written at this moment is waited for at that place.
 *
 * A settled round's bets can't be taken back: a win answers every bet that its round had by then, since providers pay
 * several bets by one win, and stake and winnings would both stay with the player. A stake among them that is to be
 * returned all the same is paid as a win. A bet placed after the win is open again, until the next one.
 * @throws WalletError `BET_NOT_FOUND` when there is no such bet in this round of this game, `BET_SETTLED`
 */
export async function rollBack(
  db: Db,
  game: OpenedGame,
  provider: string,
  requestHash: string,
  request: SeamlessRequest<'rollback'>,
): Promise<number> {
  const change: WalletChange = {
    kind: 'rollback',
    customerId: game.customerId,
    provider,
    wallet: game.wallet,
    gameId: game.gameId,
    transactionId: request.transactionId,
    requestHash,
    roundId: request.roundId,
    amount: 0,
    roundEnded: false,
  };
  const place = and(
    eq(walletTransactions.customerId, game.customerId),
    eq(walletTransactions.provider, provider),
    eq(walletTransactions.transactionId, request.betTransactionId),
  );
  return db.transaction(async (tx) => {
    await tx
      .insert(walletTransactions)
      .values({
        customerId: game.customerId,
        provider,
        transactionId: request.betTransactionId,
        kind: 'bet',
        requestHash: placeholderHash,
        roundId: request.roundId,
        gameId: game.gameId,
        amount: 0,
        currency: 'VND',
        balanceAfter: game.balance,
        rolledBackAt: sql`now()`,
      })
      .onConflictDoNothing();
    const [bet] = await tx.select().from(walletTransactions).where(place).for('update');
    if (bet?.kind !== 'bet' || bet.roundId !== request.roundId || bet.gameId !== game.gameId) throw new WalletError('BET_NOT_FOUND');
    if (bet.settledAt !== null) throw new WalletError('BET_SETTLED', game.balance);
    const gaveBack = bet.rolledBackAt === null ? bet.amount : 0;
    if (gaveBack > 0) await tx.update(walletTransactions).set({ rolledBackAt: sql`now()` }).where(place);
    return applyChange(tx, { ...change, amount: gaveBack });
  });
}
