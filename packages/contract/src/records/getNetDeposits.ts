import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount, signedAmount } from '../wire/money.ts';
import { period } from './period.ts';

const depositTotals = z.object({
  /** Deposits, payouts and what came back. */
  count: z.int().check(z.gte(0)),
  /** Credited deposits, in the minor unit, as are those below. */
  deposit: amount,
  /** Paid withdrawals less their fees. */
  payout: amount,
  /** Parts of payouts that did not arrive and came back to the balance. */
  returned: amount,
  /** `deposit` less `payout` plus `returned`: the player's own money that has stayed. */
  net: signedAmount,
});
/** Totals of deposits and payouts. */
export type DepositTotals = z.infer<typeof depositTotals>;

const dayOfDeposits = z.object({
  /** `yyyy-MM-dd`, of the brand's zone. */
  day: z.iso.date(),
  ...depositTotals.shape,
});
/** Totals of one day's deposits and payouts. */
export type DayOfDeposits = z.infer<typeof dayOfDeposits>;

const netDeposits = z.object({
  /** Every day of the period that has begun, the oldest first; one without a movement is all zero. */
  days: z.array(dayOfDeposits),
  totals: depositTotals,
});
/** A player's deposits and payouts in a period. */
export type NetDeposits = z.infer<typeof netDeposits>;

export const getNetDeposits = defineCall({
  method: 'GET',
  path: 'records/netDeposits',
  auth: ['member', 'agent'],
  summary: 'What the player has paid in, what was paid out to him and what has stayed, on each of these days (§9 "account records").',
  request: z.object(period.shape),
  example: { from: '2026-11-20', to: '2026-11-21' },
  response: netDeposits,
  errors: ['validation_failed'],
});
