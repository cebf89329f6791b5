import * as z from 'zod/mini';
import { amount } from '../wire/money.ts';

/** §3 "guildIconId": pictures of a legion. */
export const guildIcons = 6;
/** §9 "Legion name / description": characters as a reader counts them. */
export const guildText = { name: 7, description: 30 } as const;

export const guildId = z.uuid();
export const guildIconId = z.int().check(z.gte(1), z.lte(guildIcons));

/** A legion as others see it. */
export const guildFace = z.object({
  guildId,
  guildName: z.string(),
  /** Empty where the master has written none. */
  guildDescription: z.string(),
  guildIconId,
});

export const guild = z.object({
  ...guildFace.shape,
  /** Whether the reader leads it. */
  isMaster: z.boolean(),
  /** Members now, the master among them. */
  members: z.int().check(z.gte(1)),
  /** Those of them who are in the portal now. */
  online: z.int().check(z.gte(0)),
  maxGuildMember: z.int().check(z.gte(1)),
  /** §3 "guildCycle": W for weekly. */
  guildCycle: z.literal('W'),
  /** ISO 8601: since when the reader is in it; what he plays counts from then on. */
  joinTime: z.string(),
});
/** The reader's legion. */
export type Guild = z.infer<typeof guild>;

/** A period of the ranks: a week of the brand's zone that begins on Monday. */
export const guildPeriod = z.object({
  /** First and last day, of the brand's zone: `YYYY-MM-DD`. */
  startsOn: z.string(),
  lastDay: z.string(),
  /** ISO 8601. */
  endsAt: z.string(),
  /** Whether its result stands: bonuses are paid from it, and nothing changes it. */
  isFrozen: z.boolean(),
});
export type GuildPeriod = z.infer<typeof guildPeriod>;

/** §7 "period C or P": the running period, or the one before it. */
export const guildTurns = ['C', 'P'] as const;
export type GuildTurn = (typeof guildTurns)[number];

/** What a place among the legions brings, in the minor unit. */
export const guildPrize = z.object({
  from: z.int().check(z.gte(1)),
  to: z.int().check(z.gte(1)),
  amount: amount.check(z.gte(1)),
});
export type GuildPrize = z.infer<typeof guildPrize>;
