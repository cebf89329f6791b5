import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { accountTypes, clientType, platforms } from './launchRules.ts';

export const launchGame = defineCall({
  method: 'POST',
  path: 'game/launchGame',
  auth: 'public',
  summary: 'The address of a game’s window: demo for anyone, real for members (§3, §4, §6).',
  request: z.object({
    gameId: z.string().check(z.minLength(1), z.maxLength(64)),
    nodeId: z.string().check(z.minLength(1), z.maxLength(64)),
    accountType: z.union([z.literal(accountTypes.demo), z.literal(accountTypes.real)]),
    confirmTrans: z.boolean(),
    vassalage: z.string().check(z.maxLength(32)),
    launchMode: z.enum(['window', 'frame']),
    platform: z.enum(platforms),
    clientType: z.literal(clientType),
    language: z.enum(['vi', 'en']),
    username: z.optional(z.string().check(z.maxLength(64))),
    merchantCode: z.optional(z.string().check(z.maxLength(32))),
    token: z.optional(z.string().check(z.maxLength(128))),
  }),
  response: z.object({
    /** Absolute, or from the gateway's root. Empty when the provider gave none (§8). */
    game_url: z.string(),
    game_url2: z.optional(z.string()),
  }),
  errors: { otherwise: 'popup', vendor_under_maintenance: 'popup', game_not_found: 'popup', real_account_required: 'popup' },
});
