import type { Calls, Currency, ResponseOf } from '@baize/contract';
import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { houseCurrency } from '../../ledger/house.ts';
import { AppError } from '../../wire/AppError.ts';
import { toWire } from '../games/popular.ts';
import type { GameWallet } from '../games/schema.ts';

const { accounts, customers, games, gameSessions, pvpRooms } = schema;
export type PvpRoomRow = typeof pvpRooms.$inferSelect;
type Rooms = ResponseOf<Calls['listPvpRooms']>['rooms'];

/**
 * Hours of a seat, which lasts as long as the game that was opened with it: no provider tells when a window is closed. A player who stays
 * longer comes in again.
 */
export const seatHours = 1;

/** Current seats: players whose game takes bets in the room. A player has one seat at most. */
const isSeat = and(isNotNull(gameSessions.roomId), isNull(gameSessions.endedAt), gt(gameSessions.expiresAt, sql`now()`));

function stateOf({ isOpen, seats }: PvpRoomRow, players: number): Rooms[number]['state'] {
  if (!isOpen) return 'closed';
  return players < seats ? 'open' : 'full';
}

/** The rooms whose game is in the catalogue: those of the most played game first, the smallest stakes before the larger. */
export async function listRooms(db: Db, currency: Currency, customerId: string | undefined): Promise<Rooms> {
  const [rows, taken] = await Promise.all([
    db
      .select({ room: pvpRooms, game: games })
      .from(pvpRooms)
      .innerJoin(games, eq(games.gameId, pvpRooms.gameId))
      .orderBy(desc(games.popularity), pvpRooms.maxStake, pvpRooms.roomId),
    db
      .select({
        roomId: gameSessions.roomId,
        players: count(),
        seated: sql<boolean>`bool_or(${gameSessions.customerId} = ${customerId ?? null}::uuid) is true`,
      })
      .from(gameSessions)
      .where(isSeat)
      .groupBy(gameSessions.roomId),
  ]);
  const takenOf = new Map(taken.map((row) => [row.roomId, row]));
  return rows.map(({ room, game }) => {
    const { players = 0, seated = false } = takenOf.get(room.roomId) ?? {};
    return {
      roomId: room.roomId,
      roomName: { vi: room.nameVi, en: room.nameEn },
      game: toWire(game),
      minStake: room.minStake,
      maxStake: room.maxStake,
      minBalance: room.minBalance,
      currency,
      seats: room.seats,
      players,
      state: stateOf(room, players),
      seated,
    };
  });
}

export async function findRoom(db: Db, roomId: string): Promise<PvpRoomRow | undefined> {
  const [row] = await db.select().from(pvpRooms).where(eq(pvpRooms.roomId, roomId));
  return row;
}

/**
 * Lets a player in, or not, and takes his seat elsewhere: the game that he had there takes no more bets. The room is held until the
 * transaction ends: of two who come for the last seat one gets it. A seated player comes in again with any balance.
 * @throws AppError `room_not_found`, `room_closed`, `room_balance_low`, `room_full`
 */
export async function admit(tx: Tx, customerId: string, wallet: GameWallet, roomId: string): Promise<void> {
  // Locked first: a player who enters two rooms at the same time gets one seat.
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  const [room] = await tx.select().from(pvpRooms).where(eq(pvpRooms.roomId, roomId)).for('update');
  if (!room) throw new AppError('room_not_found');
  if (!room.isOpen) throw new AppError('room_closed');
  const here = await tx
    .select({ customerId: gameSessions.customerId })
    .from(gameSessions)
    .where(and(isSeat, eq(gameSessions.roomId, roomId)));
  if (!here.some((seat) => seat.customerId === customerId)) {
    const purse = and(eq(accounts.customerId, customerId), eq(accounts.kind, wallet), eq(accounts.currency, houseCurrency));
    const [has] = await tx.select({ balance: accounts.balance }).from(accounts).where(purse);
    if ((has?.balance ?? 0) < room.minBalance) throw new AppError('room_balance_low');
    if (here.length >= room.seats) throw new AppError('room_full');
  }
  await tx
    .update(gameSessions)
    .set({ endedAt: sql`now()` })
    .where(and(isSeat, eq(gameSessions.customerId, customerId)));
}
