import * as z from 'zod/mini';
import { fundPasswordInput } from '../../cashier/bankCard.ts';
import { defineCall } from '../../wire/call.ts';
import { rainBounds } from './rainTerms.ts';
import { teamRain } from './teamRain.ts';

export const createRain = defineCall({
  method: 'POST',
  path: 'rewards/rains/create',
  auth: ['agent'],
  encrypted: true,
  idempotent: true,
  summary:
    'Announces a rain for the agent’s downlines. Its pool leaves his main wallet at once; what nobody has caught returns at its end.',
  request: z.object({
    /** In the minor unit; at least one for each piece. */
    pool: z.int().check(z.gte(rainBounds.pool.min), z.lte(rainBounds.pool.max)),
    pieces: z.int().check(z.gte(rainBounds.agentPieces.min), z.lte(rainBounds.agentPieces.max)),
    /** ISO 8601: from now on, `rainBounds.daysAhead` days ahead at most. */
    startsAt: z.string().check(z.maxLength(40)),
    minutes: z.int().check(z.gte(rainBounds.minutes.min), z.lte(rainBounds.minutes.max)),
    fundPassword: fundPasswordInput,
  }),
  example: { pool: 10_000, pieces: 10, startsAt: '2030-01-01T20:00:00+07:00', minutes: 5, fundPassword: 'Fund1234' },
  response: teamRain,
  errors: [
    'insufficient_balance',
    'turnover_not_met',
    'account_frozen',
    'too_many_rains',
    'fund_password_missing',
    'fund_password_error',
    'TOO_MANY_REQUEST',
    'idempotency_key_conflict',
    'validation_failed',
  ],
});
