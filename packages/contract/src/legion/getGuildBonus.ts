import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { guildPeriod, guildTurns } from './guild.ts';

const guildBonus = z.object({
  period: guildPeriod,
  /** What the legion is paid for the period, or would be if it ended now; in the minor unit. */
  guildBonus: amount,
  /** The reader's share of it: as his turnover is of the legion's. */
  personalBonus: amount,
  /** Whether his share is on his main wallet. */
  isPaid: z.boolean(),
});
/** The bonus of a period. */
export type GuildBonus = z.infer<typeof guildBonus>;

export const getGuildBonus = defineCall({
  method: 'GET',
  path: 'guild/bonus',
  auth: ['member'],
  summary: 'What a period brings the member’s legion and himself (§3 "guildBonus, personalBonus").',
  request: z.object({ period: z._default(z.enum(guildTurns), 'C') }),
  example: { period: 'C' },
  response: guildBonus,
  errors: ['guild_not_joined'],
});
