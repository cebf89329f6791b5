import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { houseCurrency } from '../../ledger/house.ts';

const { accounts, customers, gameSessions, walletTransactions } = schema;

/** Finds an opened game by its token, with the balance and what is already known of the transaction: one query a call. */
export function createGameSessions(db: Db) {
  const byToken = db
    .select({
      customerId: gameSessions.customerId,
      gameId: gameSessions.gameId,
      wallet: gameSessions.wallet,
      isLive: sql<boolean>`${gameSessions.endedAt} is null and ${gameSessions.expiresAt} > now() and not ${customers.isDisabled}`,
      balance: sql<number>`coalesce(${accounts.balance}, 0)`.mapWith(Number),
      stored: walletTransactions,
    })
    .from(gameSessions)
    .innerJoin(customers, eq(customers.id, gameSessions.customerId))
    .leftJoin(
      accounts,
      and(eq(accounts.customerId, gameSessions.customerId), eq(accounts.kind, gameSessions.wallet), eq(accounts.currency, houseCurrency)),
    )
    .leftJoin(
      walletTransactions,
      and(
        eq(walletTransactions.customerId, gameSessions.customerId),
        eq(walletTransactions.provider, gameSessions.provider),
        eq(walletTransactions.transactionId, sql.placeholder('transactionId')),
      ),
    )
    .where(
      and(
        eq(gameSessions.customerId, sql.placeholder('customerId')),
        eq(gameSessions.tokenHash, sql.placeholder('hash')),
        eq(gameSessions.provider, sql.placeholder('provider')),
      ),
    )
    .prepare('game_session_by_token');

  return async (key: { customerId: string; hash: string }, provider: string, transactionId = '') => {
    const [row] = await byToken.execute({ ...key, provider, transactionId });
    return row;
  };
}

type GameSessions = ReturnType<typeof createGameSessions>;
export type OpenedGame = NonNullable<Awaited<ReturnType<GameSessions>>>;
