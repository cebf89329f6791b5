import * as z from 'zod/mini';
import { heldBonus } from '../promotions/heldBonus.ts';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';

/** Requirements of a first withdrawal, in order (§9): the card needs the real name and the fund password. */
export const withdrawalNeeds = ['realName', 'fundPassword', 'bankCard'] as const;
export type WithdrawalNeed = (typeof withdrawalNeeds)[number];

/** Limits of a player's withdrawal now (§9 "Withdrawal"). */
const withdrawalTerms = z.object({
  /** Bounds of one withdrawal. */
  minimum: amount,
  maximum: amount,
  /** Limit of a day in the brand’s time zone, and its used part. */
  dailyMaximum: amount,
  withdrawnToday: amount,
  /** Withdrawals of a day without a fee, and how many of them are left. */
  freePerDay: z.int().check(z.gte(0)),
  freeLeft: z.int().check(z.gte(0)),
  /** Percent that is kept back of each later one, rounded down to the minor unit. */
  feePercent: z.number().check(z.gte(0), z.lt(100)),
  /** Turnover that is left before a withdrawal (§9 "30% of the deposit must be wagered first"). */
  turnoverLeft: amount,
  /** Bonuses that still have to be wagered, each with its promotion; `turnoverLeft` counts them in. */
  bonuses: z.array(heldBonus),
  turnoverPercent: z.number().check(z.gte(0)),
  /** On the main wallet. */
  balance: amount,
  /** Staked in rounds that are not over: it comes back as what they win, or not. */
  inPlay: amount,
  /** On the wallets of vendors: it can be withdrawn once it was moved to the main one. */
  withVendors: amount,
  /** The most that can be withdrawn at once now; 0 where nothing can. */
  withdrawable: amount,
  /** Minutes in which a payment’s receipt is to be confirmed (§4). */
  receiptMinutes: z.int().check(z.gte(1)),
  /** Missing requirements of a withdrawal, in order; empty when all are set. */
  needs: z.array(z.enum(withdrawalNeeds)),
});
export type WithdrawalTerms = z.infer<typeof withdrawalTerms>;

export const getWithdrawalTerms = defineCall({
  method: 'GET',
  path: 'wallets/withdraw/terms',
  auth: ['member', 'agent'],
  summary: 'How much the player can withdraw now, and what keeps the rest (§9).',
  request: z.object({}),
  example: {},
  response: withdrawalTerms,
});
