import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { guildId } from './guild.ts';

export const kickMember = defineCall({
  method: 'POST',
  path: 'guild/kick',
  auth: ['member'],
  summary: 'Removes a member from the legion that the reader leads, and wipes what he has played in it this period (§6).',
  request: z.object({ customerId: z.uuid(), guildId }),
  example: { customerId: '3d5e2f60-7c2a-4b39-8f6e-54b6c9c0a1d2', guildId: '7b0c7f5e-3a1d-4c0e-9a52-0a4f1f3f9d11' },
  response: z.object({}),
  errors: ['guild_not_joined', 'guild_master_only', 'guild_master_stays', 'guild_member_not_found', 'validation_failed'],
});
