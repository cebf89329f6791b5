import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { guild, guildIconId } from './guild.ts';

const typed = z.string().check(z.maxLength(4_000));

export const createGuild = defineCall({
  method: 'POST',
  path: 'guild/create',
  auth: ['member'],
  summary: 'Founds a legion that the member leads, where the brand lets members found one. A name is of one legion at a time.',
  request: z.object({ guildIconId, guildName: typed, guildDescription: typed }),
  example: { guildIconId: 1, guildName: 'Rồng Đỏ', guildDescription: 'Cùng thắng, cùng nghỉ đúng giờ' },
  response: guild,
  errors: [
    'guild_create_refused',
    'guild_already_joined',
    'guild_name_taken',
    'guild_name_forbidden',
    'TOO_MANY_REQUEST',
    'validation_failed',
  ],
});
