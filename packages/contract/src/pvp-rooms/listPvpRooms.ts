import * as z from 'zod/mini';
import { type Game, toGame, wireGame } from '../games/game.ts';
import { defineCall } from '../wire/call.ts';
import { amount, currencies } from '../wire/money.ts';

/** State of a room: it has a free seat, it is full, or the operator has closed it. */
export const pvpRoomStates = ['open', 'full', 'closed'] as const;
export type PvpRoomState = (typeof pvpRoomStates)[number];

const wireRoom = z.object({
  roomId: z.string(),
  roomName: z.object({ vi: z.string(), en: z.string() }),
  game: wireGame,
  /** The least and the most that a round may cost here, in the minor unit. */
  minStake: amount,
  maxStake: amount,
  /** Balance that a player needs to enter, in the minor unit. */
  minBalance: amount,
  currency: z.enum(currencies),
  seats: z.int().check(z.gte(1)),
  /** Seats that are taken now. */
  players: z.int().check(z.gte(0)),
  state: z.enum(pvpRoomStates),
  /** The caller has a seat, and may come back to a full room. */
  seated: z.boolean(),
});

/** §3 "PVP rooms: rooms array". */
export const listPvpRooms = defineCall({
  method: 'GET',
  path: 'games/pvp_rooms',
  auth: 'public',
  summary: 'Rooms in which players play each other (§3 vendor type PVP), with their stakes and seats: the most played game first.',
  request: z.object({}),
  example: {},
  response: z.object({ rooms: z.array(wireRoom) }),
});

/** A PVP room under the portal’s own names. */
export interface PvpRoom extends Omit<z.infer<typeof wireRoom>, 'roomName' | 'game' | 'seated'> {
  name: { vi: string; en: string };
  game: Game;
  /** The player has a seat. */
  isSeated: boolean;
}

/** Gives a room of the wire the names that the portal uses. */
export const toPvpRoom = ({ roomName: name, game, seated: isSeated, ...rest }: z.infer<typeof wireRoom>): PvpRoom => ({
  ...rest,
  name,
  game: toGame(game),
  isSeated,
});
