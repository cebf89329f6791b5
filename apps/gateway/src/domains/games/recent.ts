import { limits, type WireGame } from '@baize/contract';
import { desc, eq, max } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { toWire } from './popular.ts';

const { gameSessions, games } = schema;

/** Launches that are read at most, for players of many years. */
const launchesRead = 1_000;

/** The games that a player has opened for real, the last one first, each once, without those that have left the catalogue. */
export async function recentGames(db: Db, customerId: string): Promise<WireGame[]> {
  const launches = db
    .select({ gameId: gameSessions.gameId, createdAt: gameSessions.createdAt })
    .from(gameSessions)
    .where(eq(gameSessions.customerId, customerId))
    .orderBy(desc(gameSessions.createdAt))
    .limit(launchesRead)
    .as('launches');
  const rows = await db
    .select({ game: games })
    .from(launches)
    .innerJoin(games, eq(games.gameId, launches.gameId))
    .groupBy(games.gameId)
    .orderBy(desc(max(launches.createdAt)), games.gameId)
    .limit(limits.recentGames);
  return rows.map(({ game }) => toWire(game));
}
