import * as z from 'zod/mini';
import { amount } from '../wire/money.ts';
import { drawnNumbers, lotteryCode, periodNumber } from './lottery.ts';

/** Bets of an order, and rows and numbers of one: more are refused before they are read. */
export const mostLotteryBets = 50;
const mostNumbers = 1_000;

/** One pick on one play. */
export const lotteryBetInput = z.object({
  /** Name of the play in its family. */
  play: z.string().check(z.maxLength(40)),
  picked: z.array(z.array(z.int()).check(z.maxLength(100))).check(z.minLength(1), z.maxLength(mostNumbers)),
  /** Stake of one line, in the minor unit. */
  stake: amount.check(z.gte(1), z.lte(1_000_000_000)),
});
export type LotteryBetInput = z.infer<typeof lotteryBetInput>;

/** open, then won or lost; cancelled by the player, or refunded since no result came within 24 hours (§4). */
export const lotteryOrderStates = ['open', 'won', 'lost', 'cancelled', 'refunded'] as const;
export type LotteryOrderState = (typeof lotteryOrderStates)[number];

/** A bet as it was placed. */
export const lotteryBet = z.object({
  ...lotteryBetInput.shape,
  /** Stake of one line, in the minor unit: of a period of a chase as many times that of its bets as its multiple says. */
  stake: amount.check(z.gte(1)),
  lines: z.int().check(z.gte(1)),
  /** Stake of all lines, in the minor unit. */
  amount,
  /** Absent before the result. */
  won: z.optional(amount),
});

export const lotteryOrder = z.object({
  orderId: z.uuid(),
  lottery: lotteryCode,
  period: periodNumber,
  bets: z.array(lotteryBet).check(z.minLength(1), z.maxLength(mostLotteryBets)),
  /** Stake of all bets, in the minor unit. */
  amount,
  state: z.enum(lotteryOrderStates),
  /** What was paid, in the minor unit; absent before the result. */
  won: z.optional(amount),
  /** Whether a cap has cut what was won (§9 "Prizes"). */
  isCapped: z.boolean(),
  /** The chase that placed it (§4); absent for an order by itself. */
  chaseId: z.optional(z.uuid()),
  /** Of a period that is drawn. */
  numbers: z.optional(drawnNumbers),
  /** ISO 8601: when it was placed; until when it can be cancelled. */
  at: z.string(),
  cancelUntil: z.string(),
});
/** Bets that were placed together. */
export type LotteryOrder = z.infer<typeof lotteryOrder>;
