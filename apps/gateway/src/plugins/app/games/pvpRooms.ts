import type { Calls, ResponseOf } from '@baize/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { AppError } from '../../../wire/AppError.ts';
import type { Identity } from '../customers/identity.ts';
import { toWire } from './popular.ts';

const { games, gameSessions, pvpRooms } = schema;
export type PvpRoomRow = typeof pvpRooms.$inferSelect;
type Rooms = ResponseOf<Calls['listPvpRooms']>['rooms'];

/** A seat is its player's until he logs out, takes another one, or has not come in for so long: no provider tells when a window is closed. */
const seatMinutes = sql.raw('60');

/** Who sits where now: a player has one seat, that of the room he came into last. */
const seats = sql`(
  select distinct on (customer_id) customer_id, room_id from ${gameSessions}
  where room_id is not null and ended_at is null and expires_at > now() and created_at > now() - make_interval(mins => ${seatMinutes})
  order by customer_id, created_at desc
) as seats`;

function stateOf({ isOpen, seats }: PvpRoomRow, players: number): Rooms[number]['state'] {
  if (!isOpen) return 'closed';
  return players < seats ? 'open' : 'full';
}

/** The rooms whose game is in the catalogue: those of the most played game first, the smallest stakes before the larger. */
export async function listRooms(db: Db, customerId: string | undefined): Promise<Rooms> {
  const [rows, taken] = await Promise.all([
    db
      .select({ room: pvpRooms, game: games })
      .from(pvpRooms)
      .innerJoin(games, eq(games.gameId, pvpRooms.gameId))
      .orderBy(desc(games.popularity), pvpRooms.maxStake, pvpRooms.roomId),
    rowsOf<{ roomId: string; players: number; seated: boolean }>(
      db,
      sql`select room_id as "roomId", count(*)::int as players, bool_or(customer_id = ${customerId ?? null}::uuid) is true as seated
        from ${seats} group by room_id`,
    ),
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
      currency: 'VND',
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
 * Lets a player in, or not. The room is held until the transaction ends: of two who come for the last seat one gets it.
 * @throws AppError `room_not_found`, `room_closed`, `room_balance_low`, `room_full`
 */
export async function admit(tx: Tx, { customerId, balance }: Identity, roomId: string): Promise<void> {
  const [room] = await tx.select().from(pvpRooms).where(eq(pvpRooms.roomId, roomId)).for('update');
  if (!room) throw new AppError('room_not_found');
  if (!room.isOpen) throw new AppError('room_closed');
  if (balance < room.minBalance) throw new AppError('room_balance_low');
  const [others] = await rowsOf<{ players: number }>(
    tx,
    sql`select count(*)::int as players from ${seats} where room_id = ${roomId} and customer_id <> ${customerId}::uuid`,
  );
  if ((others?.players ?? 0) >= room.seats) throw new AppError('room_full');
}
