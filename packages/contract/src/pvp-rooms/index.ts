import { launchPvpRoom } from './launchPvpRoom.ts';
import { listPvpRooms } from './listPvpRooms.ts';

export { launchPvpRoom } from './launchPvpRoom.ts';
export { listPvpRooms, type PvpRoom, type PvpRoomState, pvpRoomStates, toPvpRoom } from './listPvpRooms.ts';

/** Calls of this domain by name. */
export const pvpRoomsCalls = { listPvpRooms, launchPvpRoom } as const;
