import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { accountTypes, clientType, platforms } from './launchRules.ts';
import { returnPath } from './returnPath.ts';

export const launchGame = defineCall({
  method: 'POST',
  path: 'game/launchGame',
  auth: 'public',
  summary: 'The address of a game’s window: demo for anyone, real for members (§3, §4, §6).',
  request: z.object({
    gameId: z.string().check(z.minLength(1), z.maxLength(64)),
    nodeId: z.string().check(z.minLength(1), z.maxLength(64)),
    accountType: z.union([z.literal(accountTypes.demo), z.literal(accountTypes.real)]),
    /** The player has agreed that this vendor’s rounds move money of the main wallet; without it some vendors answer `transfer_not_confirmed`. */
    confirmTrans: z.boolean(),
    vassalage: z.string().check(z.maxLength(32)),
    launchMode: z.enum(['window', 'frame']),
    platform: z.enum(platforms),
    clientType: z.literal(clientType),
    language: z.enum(['vi', 'en']),
    /** These three by {@link accountVendors} alone, in real play; they must be the caller’s own. */
    username: z.optional(z.string().check(z.maxLength(64))),
    merchantCode: z.optional(z.string().check(z.maxLength(32))),
    token: z.optional(z.string().check(z.maxLength(128))),
    returnPath,
  }),
  example: {
    gameId: 'book-of-gold',
    nodeId: '10001',
    vassalage: 'ALB',
    accountType: 0,
    confirmTrans: false,
    launchMode: 'window',
    platform: 'html5-desktop',
    clientType: 3,
    language: 'vi',
  },
  response: z.object({
    /** Absolute, or from the gateway's root. Empty when the provider gave none (§8). */
    game_url: z.string(),
    /** A second address, in the same form: the one to open where the first is empty. */
    game_url2: z.optional(z.string()),
    /** ISO 8601 by the gateway’s clock: the result of this play counts from then. */
    launchedAt: z.optional(z.string()),
  }),
  errors: ['vendor_under_maintenance', 'game_not_found', 'real_account_required', 'transfer_not_confirmed', 'play_closed'],
});
