import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { listRooms } from '../games/pvpRooms.ts';
import { OperatorError } from './arguments.ts';

const { pvpRooms } = schema;

/**
 * `room close`, `room open` and `room list`.
 * @throws OperatorError
 */
export async function runRoom({ db }: { db: Db }, [action, roomId = '']: readonly string[]): Promise<string> {
  if (action === 'list') {
    const rooms = await listRooms(db, undefined);
    const lines = rooms.map(({ roomId, state, players, seats, roomName }) => `${roomId}  ${state}  ${players}/${seats}  ${roomName.en}`);
    return lines.length > 0 ? lines.join('\n') : 'There are no rooms.';
  }
  if (action !== 'close' && action !== 'open') {
    throw new OperatorError('A room is closed or opened: room close, room open, room list.');
  }
  const isOpen = action === 'open';
  const [room] = await db.update(pvpRooms).set({ isOpen }).where(eq(pvpRooms.roomId, roomId)).returning();
  if (!room) throw new OperatorError(`There is no room ${roomId}; room list shows them all.`);
  return `${room.nameEn} is ${isOpen ? 'open' : 'closed: who sits there plays on, and nobody else comes in'}.`;
}
