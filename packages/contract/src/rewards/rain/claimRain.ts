import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { rainClaim } from './rain.ts';

export const claimRain = defineCall({
  method: 'POST',
  path: 'rewards/rains/claim',
  auth: ['member'],
  idempotent: true,
  summary: 'Catches one envelope of a running rain; a member who has one already is told what it holds.',
  request: z.object({ rainId: z.uuid() }),
  example: { rainId: '0190a3b4-7c1e-4000-8000-000000000001' },
  response: rainClaim,
  errors: ['rain_not_found', 'rain_not_running', 'rain_empty', 'idempotency_key_conflict'],
});
