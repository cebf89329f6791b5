import * as z from 'zod/mini';
import { vendorTypes } from '../games/game.ts';
import { ticketKinds } from '../rewards/tickets/ticketKinds.ts';
import { amount } from '../wire/money.ts';
import { heldBonus } from './heldBonus.ts';
import { promotionStatuses } from './promotionStatus.ts';

/** What brings a promotion's reward about: a deposit, the opening of the account, days in a row, a lost day, or customer service. */
export const promotionKinds = ['deposit', 'signUp', 'checkIn', 'rescue', 'gift'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** Groups of the promotions page (§2). */
export const promotionCategories = ['deposit', 'rebate', 'newcomer', 'sports', 'casino', 'mission'] as const;
export type PromotionCategory = (typeof promotionCategories)[number];

/** Pictures that the portal draws; a brand names one of them. */
export const promotionPictures = ['coins', 'cards', 'shield', 'ball', 'person', 'envelope', 'gift', 'dice', 'cup', 'wheel'] as const;
export type PromotionPicture = (typeof promotionPictures)[number];

/** How a member takes part: by one press, by an application that customer service reads, or without doing anything. */
export const promotionWays = ['join', 'apply', 'automatic'] as const;

/** With which deposit a deposit promotion may be used: a player's first, the second of a day, or any. */
export const depositOccasions = ['first', 'secondOfDay', 'always'] as const;

/** A text in each language of the portal. */
export const localText = z.object({ vi: z.string(), en: z.string() });

/** What a promotion gives: money in the minor unit, tickets, or points. */
export const promotionReward = z.discriminatedUnion('type', [
  /** A share of a deposit or of a loss, rounded down, `maximum` at most. */
  z.object({ type: z.literal('percent'), percent: z.int().check(z.gte(1), z.lte(1_000)), maximum: amount }),
  z.object({ type: z.literal('fixed'), amount }),
  /** One amount for each day in a row; behind the last day it begins again. */
  z.object({ type: z.literal('ticket'), ticket: z.enum(ticketKinds), count: z.int().check(z.gte(1), z.lte(20)) }),
  z.object({ type: z.literal('points'), points: z.int().check(z.gte(1), z.lte(100_000_000)) }),
  z.object({ type: z.literal('calendar'), days: z.array(amount).check(z.minLength(1), z.maxLength(31)) }),
]);
export type PromotionReward = z.infer<typeof promotionReward>;

/** What a reward is counted in where it is no money: points, or tickets of a kind. */
export const rewardUnits = ['points', ...ticketKinds] as const;
export type RewardUnit = (typeof rewardUnits)[number];

/** What has to be wagered before a bonus is the player's own. */
export const promotionWagering = z.object({
  /** 0: nothing. */
  times: z.int().check(z.gte(0), z.lte(100)),
  /** Of the bonus, or of the deposit and the bonus. */
  of: z.enum(['bonus', 'depositAndBonus']),
  /** Percent of a stake that counts, by type of game; 100 for a type that is not named. */
  weights: z.partialRecord(z.enum(vendorTypes), z.int().check(z.gte(0), z.lte(100))),
  /** Of the stakes of one round no more than this counts; without it all of them. */
  mostStake: z.optional(amount),
});
export type PromotionWagering = z.infer<typeof promotionWagering>;

/** Who may take part; each rule that is given has to hold. */
export const promotionAudience = z.object({
  /** A phone was proved by a code. */
  phoneProved: z.optional(z.boolean()),
  /** Days since the account was opened, at most. */
  openedWithinDays: z.optional(z.int().check(z.gte(1))),
  /** Deposits that were credited, ever, at least. */
  deposits: z.optional(z.int().check(z.gte(1))),
});
export type PromotionAudience = z.infer<typeof promotionAudience>;

/** What a brand says of a promotion. */
export const promotionTerms = z.object({
  promotionId: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  kind: z.enum(promotionKinds),
  category: z.enum(promotionCategories),
  way: z.enum(promotionWays),
  picture: z.enum(promotionPictures),
  title: localText,
  /** One sentence for the card. */
  summary: localText,
  /** Paragraphs of the full terms. */
  terms: z.object({ vi: z.array(z.string()), en: z.array(z.string()) }),
  audience: promotionAudience,
  reward: promotionReward,
  wagering: promotionWagering,
  /** Of a deposit promotion alone. */
  occasion: z.optional(z.enum(depositOccasions)),
  /** Whether a member may take part once, or once on each of the brand's days. */
  repeats: z.enum(['once', 'daily']),
  /** The least deposit or loss that brings a reward. */
  minimum: z.optional(amount),
  /** Days in which a bonus has to be wagered, and in which an approved reward has to be claimed. */
  daysToUse: z.int().check(z.gte(1), z.lte(365)),
  /** ISO 8601: before it the promotion is announced, and nobody takes part. */
  releasesAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
});
export type PromotionTerms = z.infer<typeof promotionTerms>;

/** What became of a member's part in a promotion. */
export const promotionEntry = z.object({
  entryId: z.uuid(),
  /** ISO 8601: when it came to its state. */
  at: z.string(),
  /** What it brought, or will bring, in what its reward is counted in; absent where it is not known yet. */
  amount: z.optional(amount),
  /** Of an application. */
  comment: z.optional(z.string()),
  images: z.int().check(z.gte(0)),
  /** Customer service's answer to an application. */
  reason: z.optional(z.string()),
  /** Until then an approved reward can be claimed. */
  claimUntil: z.optional(z.string()),
});
export type PromotionEntry = z.infer<typeof promotionEntry>;

/** A promotion as its reader sees it. */
export const promotion = z.object({
  ...promotionTerms.shape,
  /** Each change of the terms is a version; a part is held to the version that it began with. */
  version: z.int().check(z.gte(1)),
  status: z.enum(promotionStatuses),
  entry: z.optional(promotionEntry),
  /** It is closed to this member by its rules alone, and open to others. */
  isLeftOut: z.optional(z.boolean()),
  /** What can be claimed now, in what its reward is counted in. */
  claimable: z.optional(amount),
  /** The bonus that it gave, as long as it has to be wagered. */
  bonus: z.optional(heldBonus),
  /** Of a calendar: days in a row so far, and whether today’s is taken. */
  streak: z.optional(z.object({ days: z.int().check(z.gte(0)), isTakenToday: z.boolean() })),
});
export type Promotion = z.infer<typeof promotion>;
