import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { guildPeriod, guildTurns } from './guild.ts';

/** What has become of a member's share of a bonus. */
export const guildShareStates = ['estimate', 'none', 'due', 'paid', 'withheld'] as const;

const guildBonus = z.object({
  period: guildPeriod,
  /** What the legion is paid for the period, or would be if it ended now; in the minor unit. */
  guildBonus: amount,
  /** The reader's share of it: as his turnover is of the legion's. */
  personalBonus: amount,
  /** Of his share: it still changes; there is none; it comes; it is on his main wallet; or the account may be given nothing, and it stays with the legion. */
  state: z.enum(guildShareStates),
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
