import type { Calls, Currency, RequestOf, ResponseOf } from '@baize/contract';
import { and, desc, eq, gt, gte, isNull, max, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { OpenRound } from '../../providers/game/GameProvider.ts';
import { AppError } from '../../wire/AppError.ts';
import { toWire } from '../games/popular.ts';

const { gameRounds, games } = schema;

const shownUnfinished = 20;
/** Open rounds of one game that a launch hands to its provider. */
const handedRounds = 10;

/** A bet that waits for its win. A rolled back bet costs nothing and does not wait. */
const isUnfinished = and(isNull(gameRounds.endedAt), gt(gameRounds.betTotal, 0));

/** @throws AppError `game_not_found` */
export async function playResult(
  db: Db,
  customerId: string,
  { nodeId, since, currency }: RequestOf<Calls['getPlayResult']> & { currency: Currency },
): Promise<ResponseOf<Calls['getPlayResult']>> {
  const [game] = await db.select({ gameId: games.gameId }).from(games).where(eq(games.nodeId, nodeId));
  if (!game) throw new AppError('game_not_found');
  const [row] = await db
    .select({
      rounds: sql<number>`count(*)`.mapWith(Number),
      openRounds: sql<number>`count(*) filter (where ${isNull(gameRounds.endedAt)})`.mapWith(Number),
      bet: sql<number>`coalesce(sum(${gameRounds.betTotal}), 0)`.mapWith(Number),
      win: sql<number>`coalesce(sum(${gameRounds.winTotal}), 0)`.mapWith(Number),
    })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.customerId, customerId),
        eq(gameRounds.gameId, game.gameId),
        gte(gameRounds.openedAt, new Date(since)),
        or(gt(gameRounds.betTotal, 0), gt(gameRounds.winTotal, 0)),
      ),
    );
  return { rounds: 0, openRounds: 0, bet: 0, win: 0, ...row, currency };
}

/** Games in which a player has an open round, the last one first. A game that left the catalogue can't be continued. */
export async function unfinishedRounds(db: Db, customerId: string): Promise<ResponseOf<Calls['listUnfinishedRounds']>['list']> {
  const rows = await db
    .select({
      game: games,
      rounds: sql<number>`count(*)`.mapWith(Number),
      bet: sql<number>`sum(${gameRounds.betTotal})`.mapWith(Number),
      currency: gameRounds.currency,
      openedAt: max(gameRounds.openedAt),
    })
    .from(gameRounds)
    .innerJoin(games, eq(games.gameId, gameRounds.gameId))
    .where(and(eq(gameRounds.customerId, customerId), isUnfinished))
    .groupBy(games.gameId, gameRounds.currency)
    .orderBy(desc(max(gameRounds.openedAt)))
    .limit(shownUnfinished);
  return rows.map(({ game, rounds, bet, currency, openedAt }) => ({
    game: toWire(game),
    rounds,
    bet,
    currency: currency as Currency,
    openedAt: (openedAt ?? new Date()).toISOString(),
  }));
}

/** The player's open rounds of one game, oldest first: a launch continues them. */
export async function openRoundsOf(db: Db, customerId: string, provider: string, gameId: string): Promise<OpenRound[]> {
  return db
    .select({ roundId: gameRounds.roundId, bet: gameRounds.betTotal })
    .from(gameRounds)
    .where(and(eq(gameRounds.customerId, customerId), eq(gameRounds.provider, provider), eq(gameRounds.gameId, gameId), isUnfinished))
    .orderBy(gameRounds.openedAt)
    .limit(handedRounds);
}
