import { launchGame, launchPvpRoom } from '@baize/contract';
import type { Client } from '../../core/index.ts';
import { type LaunchContext, type LaunchMode, launchPayload, roomPayload } from './launchPayload.ts';
import type { Asked } from './pendingLaunch.ts';

/** What a launch came to, whichever call made it. */
export interface Launched {
  /** As the gateway answered it: absolute, from the gateway’s root, or empty (§8). */
  address: string;
  /** By the gateway’s clock, ISO 8601; absent in demo play. */
  launchedAt?: string | undefined;
  /** §4: the launch had to say `flash`. */
  isFlash: boolean;
}

/** The call that opens what was asked for: a game by itself, or a seat in a room. */
export const launchCallOf = ({ roomId }: Asked): typeof launchGame | typeof launchPvpRoom =>
  roomId === undefined ? launchGame : launchPvpRoom;

/** Makes the call of {@link launchCallOf}. */
export async function sendLaunch(client: Client, { game, roomId }: Asked, mode: LaunchMode, context: LaunchContext): Promise<Launched> {
  if (roomId !== undefined) {
    const payload = roomPayload(roomId, game, context);
    const { content: address, launchedAt } = await client.send(launchPvpRoom, payload);
    return { address, launchedAt, isFlash: payload.platform === 'flash' };
  }
  const payload = launchPayload(game, mode, context);
  const { game_url, game_url2, launchedAt } = await client.send(launchGame, payload);
  return { address: game_url || (game_url2 ?? ''), launchedAt, isFlash: payload.platform === 'flash' };
}
