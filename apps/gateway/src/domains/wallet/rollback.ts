import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { houseCurrency } from '../../ledger/house.ts';
import type { SeamlessRequest } from '../../providers/game/seamless.ts';
import { applyChange, type WalletChange } from './apply.ts';
import type { OpenedGame } from './gameSession.ts';
import { holdWallet } from './holdWallet.ts';
import { WalletError } from './WalletError.ts';

const { walletTransactions } = schema;

/** `request_hash` of a row that only holds the place of a bet or a win which was rolled back before it came. */
const placeholderHash = 'rolled-back-before-it-came';

/** The transaction that a rollback names. */
function targetOf({ betTransactionId, winTransactionId }: SeamlessRequest<'rollback'>): { kind: 'bet' | 'win'; transactionId: string } {
  if (winTransactionId !== undefined) return { kind: 'win', transactionId: winTransactionId };
  return { kind: 'bet', transactionId: betTransactionId ?? '' };
}

/** Settles the bets of a round by the wins that stand, after one was taken back: a bet that no standing win came after is open again. */
async function settleAgain(tx: Tx, round: { customerId: string; provider: string; gameId: string; roundId: string }): Promise<void> {
  const { customerId, provider, gameId, roundId } = round;
  await tx.execute(sql`update wallet_transactions b set settled_at = (
      select min(w.created_at) from wallet_transactions w
      where w.customer_id = b.customer_id and w.provider = b.provider and w.round_id = b.round_id and w.game_id = b.game_id
        and w.kind = 'win' and w.rolled_back_at is null and w.created_at > b.created_at)
    where b.customer_id = ${customerId} and b.provider = ${provider} and b.round_id = ${roundId} and b.game_id = ${gameId}
      and b.kind = 'bet' and b.settled_at is not null`);
}

/**
 * Takes back a bet or a win. If it has not come yet, its id is stored, and it is refused later.
 *
 * A settled bet can't be taken back: a win answers every earlier bet of its round, since providers pay several bets by one win, and stake
 * and winnings would both stay with the player. The win is taken back first, and its bets are open again. A bet placed after the win is
 * open until the next one.
 * @throws WalletError `BET_NOT_FOUND` or `WIN_NOT_FOUND` when there is none in this round of this game, `BET_SETTLED`; an overdraft when
 *   the player has spent the win
 */
export async function rollBack(
  db: Db,
  game: OpenedGame,
  provider: string,
  requestHash: string,
  request: SeamlessRequest<'rollback'>,
): Promise<number> {
  const { customerId, wallet, gameId } = game;
  const { transactionId, roundId } = request;
  const target = targetOf(request);
  const place = and(
    eq(walletTransactions.customerId, customerId),
    eq(walletTransactions.provider, provider),
    eq(walletTransactions.transactionId, target.transactionId),
  );
  return db.transaction(async (tx) => {
    await holdWallet(tx, game);
    await tx
      .insert(walletTransactions)
      .values({
        ...{ customerId, provider, roundId, gameId, kind: target.kind, transactionId: target.transactionId },
        ...{ requestHash: placeholderHash, amount: 0, currency: houseCurrency, balanceAfter: game.balance, rolledBackAt: sql`now()` },
      })
      .onConflictDoNothing();
    const [found] = await tx.select().from(walletTransactions).where(place).for('update');
    if (found?.kind !== target.kind || found.roundId !== roundId || found.gameId !== gameId)
      throw new WalletError(target.kind === 'bet' ? 'BET_NOT_FOUND' : 'WIN_NOT_FOUND');
    if (found.settledAt !== null) throw new WalletError('BET_SETTLED', game.balance);
    const isStanding = found.rolledBackAt === null;
    if (isStanding) {
      await tx.update(walletTransactions).set({ rolledBackAt: sql`now()` }).where(place);
      if (target.kind === 'win') await settleAgain(tx, { customerId, provider, gameId, roundId });
    }
    const amount = isStanding ? found.amount : 0;
    const change: WalletChange = {
      ...{ kind: 'rollback', customerId, provider, wallet, gameId, transactionId, requestHash, roundId, endsRound: false },
      amount: target.kind === 'bet' ? amount : 0 - amount,
      takesBack: target.kind,
    };
    return applyChange(tx, change);
  });
}
