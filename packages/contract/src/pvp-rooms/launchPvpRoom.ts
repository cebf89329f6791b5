import * as z from 'zod/mini';
import { players } from '../games/favorites.ts';
import { platforms } from '../launch/launchRules.ts';
import { returnPath } from '../launch/returnPath.ts';
import { defineCall } from '../wire/call.ts';

/** §7 "GET PVP launch (returns content)". */
export const launchPvpRoom = defineCall({
  method: 'GET',
  // It takes a seat, and opens a game for real money.
  changes: true,
  path: 'games/pvp_launch',
  auth: players,
  summary: 'Takes a seat in a PVP room and answers the address of its window (§7); real play only, inside the room’s stakes.',
  request: z.object({
    roomId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    /** As of `launchGame`: the player has agreed that this vendor’s rounds move money of the main wallet. 0 no, 1 yes. */
    confirmTrans: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1)), 0),
    platform: z.enum(platforms),
    language: z.enum(['vi', 'en']),
    returnPath,
  }),
  example: { roomId: 'room-1', platform: 'html5', language: 'vi' },
  response: z.object({
    /** Absolute, or from the gateway's root. Empty when the provider gave none (§8). */
    content: z.string(),
    /** ISO 8601 by the gateway’s clock: the result of this play counts from then. */
    launchedAt: z.string(),
  }),
  errors: [
    'play_closed',
    'room_not_found',
    'room_closed',
    'room_full',
    'room_balance_low',
    'vendor_under_maintenance',
    'game_not_found',
    'real_account_required',
    'transfer_not_confirmed',
  ],
});
