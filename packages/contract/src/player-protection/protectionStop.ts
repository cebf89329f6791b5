import * as z from 'zod/mini';
import { amount, currencies } from '../wire/money.ts';

/** What a limit counts: deposits (gross), stakes, or losses (stakes less winnings). */
export const protectionKinds = ['deposit', 'wager', 'loss'] as const;
export type ProtectionKind = (typeof protectionKinds)[number];

/** Over which time: the last 24 hours, the last 7 days, or the calendar month of the brand's zone. */
export const protectionPeriods = ['day', 'week', 'month'] as const;
export type ProtectionPeriod = (typeof protectionPeriods)[number];

/** Why play or a deposit is refused to a player: by a limit of his own, or by his break or self-exclusion. */
export const protectionStop = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('limit'),
    kind: z.enum(protectionKinds),
    period: z.enum(protectionPeriods),
    /** The limit, and what is left of it, in the minor unit of `currency`. */
    amount,
    left: amount,
    currency: z.enum(currencies),
    /** ISO 8601: more is left then; absent where what is asked for is more than the whole limit. */
    until: z.optional(z.string()),
  }),
  z.object({
    by: z.enum(['break', 'exclusion']),
    /** ISO 8601: its end; absent where it is for good, or where play returns only when the player asks for it. */
    until: z.optional(z.string()),
  }),
]);
export type ProtectionStop = z.infer<typeof protectionStop>;
