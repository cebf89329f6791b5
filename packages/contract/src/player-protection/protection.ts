import * as z from 'zod/mini';
import { amount, signedAmount } from '../wire/money.ts';
import { protectionKinds, protectionPeriods } from './protectionStop.ts';

/** A limit of more than this is none. In the minor unit. */
const limitAmount = amount.check(z.gte(1));

/** Minutes of play after which a reality check may come: 15 to 60, as the player chooses. */
export const realityMinutes = [15, 30, 45, 60] as const;

/** Months of a self-exclusion; `null` is for good. */
export const exclusionMonths = [6, 12, 24, 60] as const;

/** The shortest and the longest break, in hours: a day, and six weeks. */
export const breakHours = { least: 24, most: 42 * 24 } as const;

/** Hours that a raise or a removal of a limit waits, hours within which the player then says yes, and hours until play returns after an exclusion. */
export const protectionWaits = { changeHours: 24, answerHours: 168, returnHours: 24 } as const;

/** Calendar months after which a player is asked again whether his limits still fit. */
export const limitReviewMonths = 6;

/** Which limit: what it counts, and over which time. */
export const limitName = z.object({ kind: z.enum(protectionKinds), period: z.enum(protectionPeriods) });
export type LimitName = z.infer<typeof limitName>;

const limitChange = z.object({
  /** What it becomes; `null` takes the limit away. */
  amount: z.nullable(limitAmount),
  /** ISO 8601: from then on the player may say yes, and until then. Without a yes nothing changes. */
  readyAt: z.string(),
  lapsesAt: z.string(),
  /** Whether the player may say yes now. */
  isReady: z.boolean(),
});
/** A raise or a removal that waits. */
export type LimitChange = z.infer<typeof limitChange>;

const protectionLimit = z.object({
  ...limitName.shape,
  /** Absent where the player has set none. */
  amount: z.optional(amount),
  /** What counts of it now, in the minor unit; never below zero. */
  used: amount,
  /** ISO 8601: when some of what is used is counted no more; absent where nothing is used. */
  freesAt: z.optional(z.string()),
  change: z.optional(limitChange),
});
/** One of the nine limits: deposits, stakes and losses, each by 24 hours, 7 days and the calendar month. */
export type ProtectionLimit = z.infer<typeof protectionLimit>;

const closure = z.object({
  kind: z.enum(['break', 'exclusion']),
  /** ISO 8601. */
  since: z.string(),
  /** ISO 8601: its end; absent where it is for good. */
  until: z.optional(z.string()),
  /** An exclusion that is over: the player may ask for play, once. */
  canAskReturn: z.boolean(),
  /** ISO 8601: play returns then. Of a break its end; of an exclusion absent until the player has asked. */
  opensAt: z.optional(z.string()),
});
/** A break or a self-exclusion that holds. */
export type Closure = z.infer<typeof closure>;

const netPosition = z.object({
  /** Stakes and payouts of rounds that are over, in the minor unit. */
  bet: amount,
  win: amount,
  /** Payouts less stakes. */
  net: signedAmount,
});
/** What play has come to over a time. */
export type NetPosition = z.infer<typeof netPosition>;

const netMonth = z.object({
  /** `yyyy-MM` of the brand's zone. */
  month: z.string(),
  ...netPosition.shape,
});
/** What play has come to in a month. */
export type NetMonth = z.infer<typeof netMonth>;

export const protection = z.object({
  /** All nine, in one order. */
  limits: z.array(protectionLimit),
  closure: z.optional(closure),
  /**
   * What the player is to be asked before he deposits: `first` whether he wants a limit at all, `review` whether his limits still fit after six
   * months. Setting a limit answers it, and `keepLimits`. Absent where nothing is due, and while play is closed.
   */
  limitQuestion: z.optional(z.enum(['first', 'review'])),
  /** Absent where no reality check comes. */
  realityCheckMinutes: z.optional(z.int().check(z.gte(15), z.lte(60))),
  /** Of today, of this month and of this year by the brand's zone. */
  net: z.object({ day: netPosition, month: netPosition, year: netPosition }),
  /** Minutes of play of today by the brand's zone: each five minutes in which the player began a round count whole. */
  playedTodayMinutes: z.int().check(z.gte(0)),
  /** Twelve months, the newest last; this one is among them. */
  months: z.array(netMonth),
});
/** What protects a player: limits, a break or exclusion, reality checks, and what play has come to. */
export type Protection = z.infer<typeof protection>;
