import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { heldBonus } from './heldBonus.ts';

export const listBonuses = defineCall({
  method: 'GET',
  path: 'promotions/bonuses',
  auth: ['member'],
  summary: 'The bonuses that the member still has to wager, the oldest first: stakes count for the first, and then for the next.',
  request: z.object({}),
  example: {},
  response: z.object({ bonuses: z.array(heldBonus) }),
});
