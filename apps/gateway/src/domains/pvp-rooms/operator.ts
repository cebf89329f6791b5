import { type Currency, isWithin } from '@baize/contract';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import { flag, OperatorError, typedAmount } from '../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../operator/Command.ts';
import { listRooms } from './pvpRooms.ts';

const { games, pvpRooms } = schema;
const flags = ['--game', '--vi', '--en', '--stakes', '--entry', '--seats'] as const;
const longestName = 60;
const mostSeats = 1_000;

function textAfter(args: readonly string[], name: (typeof flags)[number], example: string): string {
  const text = flag(args, name)?.trim();
  if (!text || flags.some((other) => other === text)) throw new OperatorError(`A room needs ${name}, such as ${name} ${example}.`);
  return text;
}

function nameAfter(args: readonly string[], name: '--vi' | '--en', example: string): string {
  const text = textAfter(args, name, example);
  if (isWithin(text, longestName)) return text;
  throw new OperatorError(`The name after ${name} has ${longestName} letters at most.`);
}

function stakesOf(text: string, currency: Currency): [min: number, max: number] {
  const [least, most = least] = text.split('-');
  const [min, max] = [typedAmount(least, currency), typedAmount(most, currency)];
  if (max >= min) return [min, max];
  throw new OperatorError('--stakes are the least and the most that a round costs, such as 1000-5000.');
}

async function add({ db, house: { currency } }: OperatorContext, [roomId = '', ...args]: readonly string[]): Promise<string> {
  if (!/^[a-z0-9-]{1,32}$/.test(roomId)) throw new OperatorError('A room has an id of small letters, digits and hyphens, such as ho-guom.');
  // A misspelt name must not leave out what was meant.
  const strange = args.find((text, index) => index % 2 === 0 && !flags.some((name) => name === text));
  if (strange !== undefined) throw new OperatorError(`A room has no ${strange}. It has ${flags.join(', ')}.`);
  const gameId = textAfter(args, '--game', 'KX-0001');
  const [nameVi, nameEn] = [nameAfter(args, '--vi', '"Hồ Gươm"'), nameAfter(args, '--en', '"Sword Lake"')];
  const [minStake, maxStake] = stakesOf(textAfter(args, '--stakes', '1000-5000'), currency);
  const minBalance = typedAmount(textAfter(args, '--entry', '10000'), currency);
  if (minBalance < minStake) throw new OperatorError('--entry, what a player must have to come in, is at least the least stake.');
  const seats = Number(textAfter(args, '--seats', '16'));
  if (!Number.isInteger(seats) || seats < 1 || seats > mostSeats) throw new OperatorError(`--seats is a number from 1 to ${mostSeats}.`);
  const [game] = await db
    .select({ gameId: games.gameId })
    .from(games)
    .where(and(eq(games.gameId, gameId), eq(games.vendorType, 'PVP')));
  if (!game) throw new OperatorError(`There is no PVP game ${gameId}.`);
  const values = { roomId, gameId, nameVi, nameEn, minStake, maxStake, minBalance, seats };
  const added = await db.insert(pvpRooms).values(values).onConflictDoNothing().returning({ roomId: pvpRooms.roomId });
  if (added.length === 0) throw new OperatorError(`There is a room ${roomId} already.`);
  return `${nameEn} is open.`;
}

async function list({ db, house }: OperatorContext): Promise<string> {
  const rooms = await listRooms(db, house.currency, undefined);
  const lines = rooms.map(({ roomId, state, players, seats, roomName }) => `${roomId}  ${state}  ${players}/${seats}  ${roomName.en}`);
  return lines.length > 0 ? lines.join('\n') : 'There are no rooms.';
}

/**
 * `room add`, `room close`, `room open` and `room list`.
 * @throws OperatorError
 */
async function runRoom(context: OperatorContext, [action, ...args]: readonly string[]): Promise<string> {
  if (action === 'list') return await list(context);
  if (action === 'add') return await add(context, args);
  if (action !== 'close' && action !== 'open') {
    throw new OperatorError('A room is added, closed or opened: room add, room close, room open, room list.');
  }
  const isOpen = action === 'open';
  const roomId = args[0] ?? '';
  const [room] = await context.db.update(pvpRooms).set({ isOpen }).where(eq(pvpRooms.roomId, roomId)).returning();
  if (!room) throw new OperatorError(`There is no room ${roomId}; room list shows them all.`);
  return `${room.nameEn} is ${isOpen ? 'open' : 'closed: who sits there plays on, and nobody else comes in'}.`;
}

/** Operator commands of this domain. */
export const pvpRoomsCommands: Record<string, Command> = {
  room: {
    help: `  room add <room> --game <game>                          a new PVP room; with its stakes and entry
    --vi <name> --en <name> --stakes <least-most> --entry <least balance> --seats <number>
  room close <room> | room open <room> | room list       let nobody into a PVP room, let players in again, or show the rooms`,
    run: runRoom,
  },
};
