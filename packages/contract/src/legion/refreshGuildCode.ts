import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { guildCode } from './getGuildCode.ts';

/** §9 "guild code refresh throttled 2 s". */
export const guildCodeRefreshMs = 2_000;

export const refreshGuildCode = defineCall({
  method: 'PUT',
  path: 'guild/code/refresh',
  auth: ['member'],
  summary: 'Makes a new code: the old one is dead at once. Of the master alone, every two seconds at most (§9).',
  request: z.object({}),
  example: {},
  response: z.object({ code: guildCode }),
  errors: ['guild_not_joined', 'guild_master_only', 'TOO_MANY_REQUEST'],
});
