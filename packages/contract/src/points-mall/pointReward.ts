import * as z from 'zod/mini';
import { localText } from '../promotions/promotion.ts';
import { ticketKinds } from '../rewards/tickets/ticketKinds.ts';
import { amount } from '../wire/money.ts';
import { points } from './pointRates.ts';

/** §2 "Points mall": preferential exchange, domestic services and gift exchange. */
export const pointRewardTypes = ['preferential', 'services', 'gifts'] as const;
export type PointRewardType = (typeof pointRewardTypes)[number];

/** Pictures that the portal draws; a brand names one of them. */
export const pointRewardPictures = [
  'cards',
  'lantern',
  'teapot',
  'chips',
  'headphones',
  'watch',
  'phone',
  'gift',
  'coins',
  'ticket',
  'sim',
  'tools',
] as const;
export type PointRewardPicture = (typeof pointRewardPictures)[number];

/**
 * What a member gets: goods that are sent to an address, a service that customer service does, credit on the main wallet, or tickets.
 * Credit and tickets come at once; customer service approves the others.
 */
export const pointDelivery = z.discriminatedUnion('type', [
  z.object({ type: z.literal('goods') }),
  z.object({ type: z.literal('service') }),
  z.object({ type: z.literal('credit'), amount: amount.check(z.gte(1)) }),
  z.object({ type: z.literal('ticket'), kind: z.enum(ticketKinds), count: z.int().check(z.gte(1), z.lte(20)) }),
]);

/** What a brand says of a reward. */
export const pointRewardTerms = z.object({
  rewardId: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  type: z.enum(pointRewardTypes),
  picture: z.enum(pointRewardPictures),
  name: localText,
  /** §3 "condition": one sentence. */
  condition: localText,
  /** §3 "points required". */
  points: points.check(z.gte(1)),
  /** §3 "amount required", from the main wallet, in the minor unit; 0 for none. */
  amount: amount,
  delivery: pointDelivery,
  /** How many there are in all; without it there is no end of them. */
  stock: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  /** ISO 8601: it can be redeemed from then on, and until then. */
  startsAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
});
export type PointRewardTerms = z.infer<typeof pointRewardTerms>;

export const pointReward = z.object({
  ...pointRewardTerms.shape,
  /** §3 "quantity available"; absent where there is no end of them. */
  left: z.optional(z.int().check(z.gte(0))),
  /** §3 "quantity redeemed". */
  redeemed: z.int().check(z.gte(0)),
});
/** A reward as a member sees it. */
export type PointReward = z.infer<typeof pointReward>;
