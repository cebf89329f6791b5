import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

/** Letters and digits that can't be taken for each other. */
export const guildCode = z.string().check(z.regex(/^[A-HJKMNP-Z2-9]{6}$/));

export const getGuildCode = defineCall({
  method: 'GET',
  path: 'guild/code',
  auth: ['member'],
  summary: 'The code by which members join the reader’s legion. Each member may pass it on.',
  request: z.object({}),
  example: {},
  response: z.object({ code: guildCode }),
  errors: ['guild_not_joined'],
});
