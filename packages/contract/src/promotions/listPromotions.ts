import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { promotion } from './promotion.ts';

export const listPromotions = defineCall({
  method: 'GET',
  path: 'promotions',
  auth: 'public',
  summary: 'The brand’s promotions with their terms, and each one’s status for its reader (§3 "Promotion", §4 "Promotion statuses").',
  request: z.object({}),
  example: {},
  response: z.object({ promotions: z.array(promotion) }),
});
