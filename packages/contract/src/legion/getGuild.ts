import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { guild } from './guild.ts';

export const getGuild = defineCall({
  method: 'GET',
  path: 'guild',
  auth: ['member'],
  summary: 'The legion that the member is in; who is in none is answered guild_not_joined (§4 "Guild membership").',
  request: z.object({}),
  example: {},
  response: guild,
  errors: ['guild_not_joined'],
});
