import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { wireConsolidated } from './consolidated.ts';

export const getConsolidated = defineCall({
  method: 'GET',
  path: 'member/info/funds/consolidated',
  auth: ['member', 'agent'],
  summary: 'The contract requests that wait for the caller’s answer, and with whom he has contracts (§3 "Consolidated response").',
  request: z.object({}),
  example: {},
  response: wireConsolidated,
});
