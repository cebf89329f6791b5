import { limits, type WireGame } from '@baize/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError } from '../../wire/AppError.ts';
import { toWire } from './popular.ts';

const { customers, favoriteGames, games } = schema;

/**
 * Adds a game to a player's favourites; a repeated one keeps its place.
 * @throws AppError `game_not_found`, `favorites_full`
 */
export async function addFavorite(db: Db, customerId: string, nodeId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // One at a time a player: two that come at once must not both be the last that fits.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
    const [game] = await tx.select({ nodeId: games.nodeId }).from(games).where(eq(games.nodeId, nodeId));
    if (!game) throw new AppError('game_not_found');
    const ids = await favoriteIds(tx, customerId);
    if (ids.includes(nodeId)) return;
    if (ids.length >= limits.favoriteGames) throw new AppError('favorites_full');
    await tx.insert(favoriteGames).values({ customerId, nodeId });
  });
}

/** Removes a game; a missing one is no error. */
export async function removeFavorite(db: Db, customerId: string, nodeId: string): Promise<void> {
  await db.delete(favoriteGames).where(and(eq(favoriteGames.customerId, customerId), eq(favoriteGames.nodeId, nodeId)));
}

/** The favourites that are in the catalogue, the newest first. */
export async function favoritesOf(db: Db, customerId: string): Promise<WireGame[]> {
  const rows = await db
    .select({ game: games })
    .from(favoriteGames)
    .innerJoin(games, eq(games.nodeId, favoriteGames.nodeId))
    .where(eq(favoriteGames.customerId, customerId))
    .orderBy(desc(favoriteGames.addedAt), favoriteGames.nodeId);
  return rows.map(({ game }) => toWire(game));
}

/** Their ids alone, in the same order. */
export async function favoriteIds(db: Db | Tx, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ nodeId: favoriteGames.nodeId })
    .from(favoriteGames)
    .innerJoin(games, eq(games.nodeId, favoriteGames.nodeId))
    .where(eq(favoriteGames.customerId, customerId))
    .orderBy(desc(favoriteGames.addedAt), favoriteGames.nodeId);
  return rows.map(({ nodeId }) => nodeId);
}
