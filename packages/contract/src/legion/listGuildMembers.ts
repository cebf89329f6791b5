import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

/** Rows of a page (§7 "pageSize 8"). */
export const guildMemberPageSize = 8;

const guildMember = z.object({
  customerId: z.uuid(),
  nickname: z.string(),
  /** §3 "iconId": 0 to 8. */
  iconId: z.int().check(z.gte(0), z.lte(8)),
  /** ISO 8601. */
  joinTime: z.string(),
  online: z.boolean(),
  /** ISO 8601: when his last session began; absent before his first one. */
  lastLogin: z.optional(z.string()),
  isMaster: z.boolean(),
  isOwn: z.boolean(),
});
/** A member of a legion, as its others see him: no name to log in by, no balance, no limit. */
export type GuildMember = z.infer<typeof guildMember>;

export const listGuildMembers = defineCall({
  method: 'GET',
  path: 'guild/members',
  auth: ['member'],
  summary: 'A page of the legion’s members: the master, then those who are in the portal, then the longest there (§7 "GET member list").',
  request: z.object({
    pageNo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), guildMemberPageSize),
    /** §7 "showSelf": the reader among them. */
    showSelf: z._default(z.enum(['true', 'false']), 'false'),
  }),
  example: { pageNo: 1, pageSize: 8, showSelf: 'false' },
  response: z.object({
    rows: z.array(guildMember).check(z.maxLength(50)),
    /** Rows on all pages. */
    total: z.int().check(z.gte(0)),
    /** Those of the whole legion who are in the portal now. */
    online: z.int().check(z.gte(0)),
  }),
  errors: ['guild_not_joined', 'validation_failed'],
});
