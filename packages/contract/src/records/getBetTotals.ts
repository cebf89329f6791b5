import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount, signedAmount } from '../wire/money.ts';
import { betFilter } from './bet.ts';
import { period } from './period.ts';

export const betTotals = z.object({
  /** Rounds. */
  count: z.int().check(z.gte(0)),
  /** Rounds that have not ended: their wins are not known yet. */
  open: z.int().check(z.gte(0)),
  /** The stakes of these, which are in `bet` as well. In the minor unit, as are the three below. */
  inPlay: amount,
  bet: amount,
  win: amount,
  /** Profit or loss: `win` less `bet`, as the balance has it; the stake of an open round counts as lost until it ends. */
  net: signedAmount,
});
/** Totals of a period's rounds. */
export type BetTotals = z.infer<typeof betTotals>;

export const getBetTotals = defineCall({
  method: 'GET',
  path: 'records/bets/totals',
  auth: ['trial', 'member', 'agent'],
  summary: 'What all rounds come to that `listBets` has for these days and this filter: the player’s profit or loss.',
  request: z.object({ ...period.shape, ...betFilter.shape }),
  example: { from: '2026-11-20', to: '2026-11-21' },
  response: betTotals,
  errors: ['validation_failed'],
});
