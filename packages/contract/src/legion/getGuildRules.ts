import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { guildPrize } from './guild.ts';

const guildRules = z.object({
  /** Whether a member may found a legion. */
  canCreate: z.boolean(),
  maxGuildMember: z.int().check(z.gte(1)),
  /** §3 "guildCycle": W for weekly. */
  guildCycle: z.literal('W'),
  /** ISO 8601: when the running period ends. */
  endsAt: z.string(),
  /** IANA name of the brand's zone, in which a period begins and ends. */
  timeZone: z.string(),
  /** Share of its members' turnover that a legion's bonus is, in hundredths of a percent. */
  turnoverShare: z.int().check(z.gte(0), z.lte(10_000)),
  /** What a place among the legions by turnover adds; by places, from the first on, without gaps. */
  prizes: z.array(guildPrize).check(z.maxLength(20)),
  /** The least stake whose odds count, in the minor unit: a smaller one counts for no rank by odds. */
  smallestStake: amount,
});
/** The rules of the legions of a brand. */
export type GuildRules = z.infer<typeof guildRules>;

export const getGuildRules = defineCall({
  method: 'GET',
  path: 'guild/rules',
  auth: ['member'],
  summary: 'How legions are ranked and what they are paid, for members of none as well (§7 "GET rule (platform W)").',
  request: z.object({ platform: z._default(z.literal('W'), 'W') }),
  example: { platform: 'W' },
  response: guildRules,
});
