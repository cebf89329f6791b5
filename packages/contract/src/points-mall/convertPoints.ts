import * as z from 'zod/mini';
import { fundPasswordInput } from '../cashier/bankCard.ts';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { points } from './pointRates.ts';

export const convertPoints = defineCall({
  method: 'POST',
  path: 'points/convert',
  auth: ['member'],
  encrypted: true,
  idempotent: true,
  summary: 'Converts points to game credit by the brand’s rate; a rest that is too little stays (§7 "POST convert points").',
  request: z.object({
    points: points.check(z.gte(1)),
    /** What the member has read that they bring, in the minor unit: another rate is refused. */
    amount,
    fundPassword: fundPasswordInput,
  }),
  example: { points: 1_000, amount: 1_000, fundPassword: 'Fund1234' },
  response: z.object({
    /** Points that were taken. */
    points,
    /** What came to the main wallet, in the minor unit. */
    amount,
    /** Points that are left. */
    balance: points,
  }),
  errors: [
    'play_closed',
    'points_out_of_range',
    'reward_changed',
    'insufficient_points',
    'account_frozen',
    'fund_password_missing',
    'fund_password_error',
    'TOO_MANY_REQUEST',
    'idempotency_key_conflict',
    'validation_failed',
  ],
});
