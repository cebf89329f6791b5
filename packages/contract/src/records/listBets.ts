import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { pageEitherWay, pageOfEitherWay } from '../wire/page.ts';
import { bet, betFilter } from './bet.ts';
import { period } from './period.ts';

export const listBets = defineCall({
  method: 'GET',
  path: 'records/bets',
  auth: ['trial', 'member', 'agent'],
  summary: 'The player’s rounds that were begun in these days, the newest first (§2 "bet history", §9 "account records").',
  request: z.object({ ...period.shape, ...betFilter.shape, ...pageEitherWay.shape }),
  example: { from: '2026-11-20', to: '2026-11-21', size: 5 },
  response: pageOfEitherWay(bet),
  errors: ['validation_failed'],
});
