import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { RoomStakes } from '@baize/gateway/ports';
import * as z from 'zod/mini';

/** A session and the room whose stakes it is held to. */
export interface RoomSession extends RoomStakes {
  /** Its token, as the wallet knows it. */
  session: string;
}

const cipher = 'aes-256-gcm';
const [nonceLength, tagLength] = [12, 16];
/** No token of a session has a dot in it. */
const mark = 'room.';
const content = z.object({ session: z.string(), roomId: z.string(), minStake: z.int(), maxStake: z.int() });
const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('room session').digest();

/**
 * The sealed session of a room's page, in place of its token: the token and the room's stakes under the provider's own key. The page can
 * neither read nor change it, and has no other token to play with, so that a bet outside of the stakes finds no session.
 */
export function sealSession(secret: string, { session, roomId, minStake, maxStake }: RoomSession): string {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce);
  const sealed = Buffer.concat([sealing.update(JSON.stringify({ session, roomId, minStake, maxStake }), 'utf8'), sealing.final()]);
  return mark + Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

function unseal(secret: string, sealed: string): RoomSession | undefined {
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
  if (bytes.length <= nonceLength + tagLength) return undefined;
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceLength), { authTagLength: tagLength });
  opening.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    const text = Buffer.concat([opening.update(bytes.subarray(nonceLength + tagLength)), opening.final()]).toString('utf8');
    return content.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Token of a session at the wallet, and its room, if any.
 * @returns undefined for a seal of another provider.
 */
export function readSession(secret: string, given: string): { token: string; room?: RoomStakes } | undefined {
  if (!given.startsWith(mark)) return { token: given };
  const opened = unseal(secret, given);
  if (!opened) return undefined;
  const { session: token, ...room } = opened;
  return { token, room };
}

/** Whether a round may cost that much; out of a room it may. */
export const isWithin = (room: RoomStakes | undefined, stake: number): boolean =>
  room === undefined || (stake >= room.minStake && stake <= room.maxStake);
