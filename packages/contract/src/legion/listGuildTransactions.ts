import * as z from 'zod/mini';
import { period } from '../records/period.ts';
import { defineCall } from '../wire/call.ts';
import { amount, signedAmount } from '../wire/money.ts';
import { page, pageOf } from '../wire/page.ts';

/** Types of the legion's movements, by §7's number of each. */
export const guildTxTypes = { guildBonus: 1, personalBonus: 2 } as const;
/** A type of the legion's movements by its name. */
export type GuildTxType = keyof typeof guildTxTypes;
const typeNames = Object.keys(guildTxTypes) as [GuildTxType, ...GuildTxType[]];

/** Rows of a page (§7 "size 13"). */
export const guildTransactionPageSize = 13;

const guildTransaction = z.object({
  /** §3 "orderNo". */
  orderNo: z.string(),
  type: z.enum(typeNames),
  /** ISO 8601 (§3 "actualTxTime"). */
  actualTxTime: z.string(),
  /** In the minor unit. For the master what came to the legion, less than nothing for what left it; for another member what came to him. */
  amount: signedAmount,
  /** What the legion's account had behind it, in the minor unit. */
  currentBalance: amount,
  /** §3 "remark": nickname of the member who was paid; empty for what came to the legion. */
  remark: z.string(),
  /** First day of the period that it is for, of the brand's zone. */
  startsOn: z.string(),
});
/** A movement of a legion's account (§3 "Record row"). */
export type GuildTransaction = z.infer<typeof guildTransaction>;

export const listGuildTransactions = defineCall({
  method: 'GET',
  path: 'guild/transactions',
  auth: ['member'],
  summary:
    'Bonuses of the legion, the newest first (§7 "GET member transaction"): for its master what came to it and what its members were paid, for another member what he was paid.',
  request: z.object({
    ...period.shape,
    /** §7: a member's nickname, or its beginning. */
    subordinateName: z.optional(z.string().check(z.maxLength(200))),
    /** §7: numbers of types that are left out, with commas between; those of §9 are of other types, and leave nothing out. */
    excludeTxTypeIds: z.optional(z.string().check(z.regex(/^\d{1,6}(?:,\d{1,6}){0,19}$/))),
    ...page.shape,
  }),
  example: { from: '2026-11-20', to: '2026-11-21', size: guildTransactionPageSize },
  response: z.object({
    ...pageOf(guildTransaction).shape,
    /** §3 "footer amount": of all that the filter finds, on whatever page; in the minor unit. */
    footerAmount: signedAmount,
  }),
  errors: ['guild_not_joined', 'validation_failed'],
});
