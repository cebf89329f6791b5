import * as z from 'zod/mini';
import { vendorTypes } from '../games/game.ts';
import { defineCall } from '../wire/call.ts';
import { betFilter } from './bet.ts';
import { betTotals } from './getBetTotals.ts';
import { period } from './period.ts';

const dayOfPlay = z.object({
  /** `yyyy-MM-dd`, of the brand's zone. */
  day: z.iso.date(),
  ...betTotals.shape,
});
/** Totals of the rounds that began on one day. */
export type DayOfPlay = z.infer<typeof dayOfPlay>;

const typeOfPlay = z.object({
  /** Absent for games that have left the catalogue. */
  vendorType: z.optional(z.enum(vendorTypes)),
  ...betTotals.shape,
});
/** Totals of the rounds of one vendor type. */
export type TypeOfPlay = z.infer<typeof typeOfPlay>;

const profitAndLoss = z.object({
  /** Every day of the period that has begun, the oldest first; one without play is all zero. */
  days: z.array(dayOfPlay),
  /** The same rounds by vendor type, for played types alone. */
  vendorTypes: z.array(typeOfPlay),
  totals: betTotals,
});
/** A player's wins and losses in a period. */
export type ProfitAndLoss = z.infer<typeof profitAndLoss>;

export const getProfitAndLoss = defineCall({
  method: 'GET',
  path: 'records/profitAndLoss',
  auth: ['trial', 'member', 'agent'],
  summary:
    'What the player has won and lost on each of these days (§2 "profit and loss"); a round counts on the day it was begun, as in `listBets`.',
  request: z.object({ ...period.shape, vendorType: betFilter.shape.vendorType }),
  example: { from: '2026-11-20', to: '2026-11-21' },
  response: profitAndLoss,
  errors: ['validation_failed'],
});
