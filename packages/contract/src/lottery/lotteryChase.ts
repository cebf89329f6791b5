import * as z from 'zod/mini';
import { amount } from '../wire/money.ts';
import { lotteryCode, periodNumber } from './lottery.ts';
import { lotteryBet, lotteryOrderStates, mostLotteryBets } from './lotteryOrder.ts';

/** §9 "chase maximum equals all periods in 24 hours": of a lottery that draws each minute. */
export const mostChasePeriods = 1_440;
/** Times the stake of its bets that a period has at most. */
export const mostChaseMultiple = 10_000;

/** A period of a chase, and how many times the stake of its bets is placed on it. */
export const chasePeriodInput = z.object({ period: periodNumber, multiple: z.int().check(z.gte(1), z.lte(mostChaseMultiple)) });
export type ChasePeriodInput = z.infer<typeof chasePeriodInput>;

/** running, then finished with its last period, stopped by the player, or won: stopped by its own rule. */
export const lotteryChaseStates = ['running', 'finished', 'stopped', 'won'] as const;
export type LotteryChaseState = (typeof lotteryChaseStates)[number];

export const lotteryChase = z.object({
  chaseId: z.uuid(),
  lottery: lotteryCode,
  /** At multiple 1. */
  bets: z.array(lotteryBet).check(z.minLength(1), z.maxLength(mostLotteryBets)),
  /** Stake of all periods, in the minor unit: it leaves the balance at the start. */
  amount,
  /** Of it what is still held for periods to come, in the minor unit. */
  held: amount,
  /** Of it what came back: of periods that were missed, and of the rest when it ended. */
  returned: amount,
  /** What its orders have won so far, in the minor unit. */
  won: amount,
  /** In the minor unit: it stops once its orders have won so much; 1 is the first win. Absent where it plays all of its periods. */
  stopAfterWon: z.optional(amount.check(z.gte(1))),
  state: z.enum(lotteryChaseStates),
  /** How many periods it has, how many orders of them are placed, and how many were missed. */
  periods: z.int().check(z.gte(1), z.lte(mostChasePeriods)),
  placed: z.int().check(z.gte(0)),
  missed: z.int().check(z.gte(0)),
  /** The first and the last period. */
  first: periodNumber,
  last: periodNumber,
  /** ISO 8601. */
  at: z.string(),
  endedAt: z.optional(z.string()),
});
/** §4 "Chase bets": the same bets on many periods, paid at the start. */
export type LotteryChase = z.infer<typeof lotteryChase>;

/**
 * waits for its turn; placed as an order; missed, and its stake came back; dropped since the chase had ended by then, which gives its stake
 * back as well.
 */
export const chasePeriodStates = ['waiting', 'placed', 'missed', 'dropped'] as const;

/**
 * Why a period was missed: it closed before it was bet on, or before the result that its chase waited for was there; its stake was over the cap of the
 * period; its lottery or one of its plays is there no more.
 */
export const chaseMissReasons = ['closed', 'result_awaited', 'stake_over_cap', 'play_gone', 'lottery_gone'] as const;
export type ChaseMissReason = (typeof chaseMissReasons)[number];

export const chasePeriod = z.object({
  ...chasePeriodInput.shape,
  /** Stake of the period, in the minor unit. */
  amount,
  state: z.enum(chasePeriodStates),
  /** Of a missed one. */
  reason: z.optional(z.enum(chaseMissReasons)),
  /** Of a placed one, with its state and what it won, in the minor unit. */
  orderId: z.optional(z.uuid()),
  orderState: z.optional(z.enum(lotteryOrderStates)),
  won: z.optional(amount),
});
/** A period of a chase, and what became of it. */
export type ChasePeriod = z.infer<typeof chasePeriod>;
