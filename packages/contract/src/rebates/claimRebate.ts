import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { rebate } from './rebate.ts';

export const claimRebate = defineCall({
  method: 'POST',
  path: 'rebates/claim',
  auth: ['member'],
  idempotent: true,
  summary: 'Puts the rebate of the days that are over on the main wallet: once a day, whatever comes at once.',
  request: z.object({}),
  example: {},
  response: rebate,
  errors: ['rebate_not_open', 'idempotency_key_conflict'],
});
