import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { rebate } from './rebate.ts';

export const getRebate = defineCall({
  method: 'GET',
  path: 'rebates',
  auth: ['member'],
  summary: 'What the member’s turnover of days that are over comes to at the brand’s rates (§2 "manual rebate"), with his last claims.',
  request: z.object({}),
  example: {},
  response: rebate,
});
