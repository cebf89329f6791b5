import * as z from 'zod/mini';
import { fundPasswordInput } from '../cashier/bankCard.ts';
import { defineCall } from '../wire/call.ts';
import { guildId } from './guild.ts';

export const closeGuild = defineCall({
  method: 'POST',
  path: 'guild/close',
  auth: ['member'],
  encrypted: true,
  summary:
    'Disbands the legion that the reader leads: all its members are in none. Bonuses of periods that are over are paid all the same.',
  request: z.object({ guildId, fundPassword: fundPasswordInput }),
  example: { guildId: '7b0c7f5e-3a1d-4c0e-9a52-0a4f1f3f9d11', fundPassword: 'Fund1234' },
  response: z.object({}),
  errors: [
    'guild_not_joined',
    'guild_master_only',
    'fund_password_missing',
    'fund_password_error',
    'TOO_MANY_REQUEST',
    'validation_failed',
  ],
});
