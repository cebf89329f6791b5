import * as z from 'zod/mini';
import { localText, promotionWagering } from '../../promotions/promotion.ts';
import { amount } from '../../wire/money.ts';
import { ticketKinds } from './ticketKinds.ts';

/** What the weights of a table sum to: a weight is a thousandth of a percent, so that published odds sum to 100 % without rounding. */
export const weightSum = 100_000;

const prizeId = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));

/** A prize of a table. */
export const prize = z.object({
  prizeId,
  title: localText,
  /** In thousandths of a percent. */
  weight: z.int().check(z.gte(1), z.lte(weightSum)),
  /** What it puts on the balance; 0 for no prize. */
  amount,
  /** How many there are of it; any number without it. */
  stock: z.optional(z.int().check(z.gte(1), z.lte(1_000_000_000))),
});
export type Prize = z.infer<typeof prize>;

/** What a brand says of a kind of tickets. */
export const prizeTable = z.object({
  kind: z.enum(ticketKinds),
  /** In the order of the wheel's sectors; their weights sum to {@link weightSum}. */
  prizes: z.array(prize).check(z.minLength(2), z.maxLength(16)),
  /** A member who draws a prize that has run out is given this one, which never does. Of tables alone that have a stock. */
  fallback: z.optional(prizeId),
  /** What has to be wagered of a prize. */
  wagering: promotionWagering,
  /** Days in which a prize has to be wagered. */
  daysToWager: z.int().check(z.gte(1), z.lte(365)),
  /** Days in which a ticket has to be opened. */
  daysToOpen: z.int().check(z.gte(1), z.lte(365)),
});
export type PrizeTable = z.infer<typeof prizeTable>;

/** Odds of a prize in percent: exact, with three decimals at most. */
export const oddsOf = ({ weight }: Pick<Prize, 'weight'>): number => (weight * 100) / weightSum;
