import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { signedAmount } from '../wire/money.ts';
import { guildIconId, guildPeriod, guildTurns } from './guild.ts';

/** §7: total bet, profit, rounds, and the highest odds of a win. */
export const guildRankTypes = ['BET', 'PROFIT', 'ROUND', 'ODDS'] as const;
export type GuildRankType = (typeof guildRankTypes)[number];

/** Who is ranked: members of the reader's legion, or the legions of the brand. */
export const guildRankScopes = ['members', 'guilds'] as const;
export type GuildRankScope = (typeof guildRankScopes)[number];

/** Rows of a page (§7 "size 20"). */
export const guildRankPageSize = 20;
/** The last page that is read: a rank behind it is told as the own one alone. */
export const mostGuildRankPages = 50;

const guildRankRow = z.object({
  rank: z.int().check(z.gte(1)),
  /** Customer's or legion's id. */
  id: z.uuid(),
  /** Nickname of a member, or name of a legion. */
  nickname: z.string(),
  /** Amount in the minor unit; of ROUND a count; of ODDS hundredths of what a stake brought back: 250 is 2.5 times it. */
  value: signedAmount,
  /** Places won since the day began, of members in the running period alone; less than nothing where lost, absent where there was none. */
  moved: z.optional(z.int()),
  /** Picture of a member (0 to 8, §3 "iconId"), or of a legion (§3 "guildIconId"). */
  iconId: z.union([z.int().check(z.gte(0), z.lte(8)), guildIconId]),
  /** Of a legion: whether anybody of it is in the portal. */
  online: z.boolean(),
  /** Of a legion: whether the reader leads it. */
  isMaster: z.boolean(),
  /** Whether it is the reader, or his legion. */
  isOwn: z.boolean(),
});
/** A place in a rank (§3 "Rank row"). */
export type GuildRankRow = z.infer<typeof guildRankRow>;

const guildRanks = z.object({
  period: guildPeriod,
  rows: z.array(guildRankRow).check(z.maxLength(50)),
  /** Places in all; `mostGuildRankPages` pages of them can be read. */
  total: z.int().check(z.gte(0)),
  /** The reader's own place, or his legion's; absent where there is none yet. */
  own: z.optional(guildRankRow),
});
/** A page of a rank. */
export type GuildRanks = z.infer<typeof guildRanks>;

export const listGuildRanks = defineCall({
  method: 'GET',
  path: 'guild/ranks',
  auth: ['member'],
  summary:
    'A page of a rank of the reader’s legion or of all legions (§7 "GET guild rank"), with his own place. Of equal values the one that was reached first is ahead.',
  request: z.object({
    scope: z._default(z.enum(guildRankScopes), 'members'),
    type: z._default(z.enum(guildRankTypes), 'BET'),
    period: z._default(z.enum(guildTurns), 'C'),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostGuildRankPages)), 1),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), guildRankPageSize),
  }),
  example: { scope: 'members', type: 'BET', period: 'C', page: 1, size: 20 },
  response: guildRanks,
  errors: ['guild_not_joined', 'validation_failed'],
});
