import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

export const leaveGuild = defineCall({
  method: 'POST',
  path: 'guild/leave',
  auth: ['member'],
  summary:
    'Leaves the legion and wipes what the member has played in it this period (§4 "Guild membership"). The master hands it over or disbands it first.',
  request: z.object({}),
  example: {},
  response: z.object({}),
  errors: ['guild_not_joined', 'guild_master_stays'],
});
