import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { guild, guildIconId, guildId } from './guild.ts';

const typed = z.string().check(z.maxLength(4_000));

export const updateGuild = defineCall({
  method: 'PUT',
  path: 'guild',
  auth: ['member'],
  summary: 'Changes the picture, name and description of the legion that the member leads (§7 "PUT update guild").',
  request: z.object({ guildId, guildIconId, guildName: typed, guildDescription: typed }),
  example: {
    guildId: '7b0c7f5e-3a1d-4c0e-9a52-0a4f1f3f9d11',
    guildIconId: 1,
    guildName: 'Rồng Đỏ',
    guildDescription: 'Cùng thắng, cùng nghỉ đúng giờ',
  },
  response: guild,
  errors: ['guild_not_joined', 'guild_master_only', 'guild_name_taken', 'guild_name_forbidden', 'TOO_MANY_REQUEST', 'validation_failed'],
});
