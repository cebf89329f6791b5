import * as z from 'zod/mini';
import { fundPasswordInput } from '../cashier/bankCard.ts';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { points } from './pointRates.ts';
import { redemption } from './redemption.ts';
import { shipping } from './shipping.ts';

export const redeemReward = defineCall({
  method: 'POST',
  path: 'points/redeem',
  auth: ['member'],
  encrypted: true,
  idempotent: true,
  summary:
    'Takes points, money and one of the stock together, and asks for the reward; all come back when it is rejected (§7 "POST redeem").',
  request: z.object({
    rewardId: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
    /** The price that the member has read: another one is refused. */
    points,
    /** In the minor unit. */
    amount,
    fundPassword: fundPasswordInput,
    /** Of goods. */
    shipping: z.optional(shipping),
  }),
  example: { rewardId: 'deck', points: 8_000, amount: 0, fundPassword: 'Fund1234' },
  response: z.object({ redemption, balance: points }),
  errors: [
    'play_closed',
    'reward_not_found',
    'reward_sold_out',
    'reward_changed',
    'insufficient_points',
    'insufficient_balance',
    'turnover_not_met',
    'account_frozen',
    'fund_password_missing',
    'fund_password_error',
    'TOO_MANY_REQUEST',
    'idempotency_key_conflict',
    'validation_failed',
    'phoneNumber_format_error',
  ],
});
