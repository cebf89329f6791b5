import * as z from 'zod/mini';
import { fundPasswordInput } from '../cashier/bankCard.ts';
import { defineCall } from '../wire/call.ts';
import { guild, guildId } from './guild.ts';

export const transferGuild = defineCall({
  method: 'POST',
  path: 'guild/transfer',
  auth: ['member'],
  encrypted: true,
  summary: 'Hands the legion over to another of its members: he leads it from then on, the reader is a member of it.',
  request: z.object({ customerId: z.uuid(), guildId, fundPassword: fundPasswordInput }),
  example: {
    customerId: '3d5e2f60-7c2a-4b39-8f6e-54b6c9c0a1d2',
    guildId: '7b0c7f5e-3a1d-4c0e-9a52-0a4f1f3f9d11',
    fundPassword: 'Fund1234',
  },
  response: guild,
  errors: [
    'guild_not_joined',
    'guild_master_only',
    'guild_member_not_found',
    'fund_password_missing',
    'fund_password_error',
    'TOO_MANY_REQUEST',
    'validation_failed',
  ],
});
