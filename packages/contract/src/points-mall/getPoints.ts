import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';
import { pointConversion, pointRate, points } from './pointRates.ts';

const memberPoints = z.object({
  balance: points,
  /** The rate table of today, each row with the turnover that is left until the member's next point of it. */
  rates: z.array(z.extend(pointRate, { left: amount })),
  /** Absent where the brand converts no points. */
  conversion: z.optional(pointConversion),
  /** Redeeming and converting ask for it; without one it has to be set first. */
  hasFundPassword: z.boolean(),
});
/** A member's points and how they come about. */
export type MemberPoints = z.infer<typeof memberPoints>;

export const getPoints = defineCall({
  method: 'GET',
  path: 'points',
  auth: ['member'],
  summary:
    'The member’s points, the rate table with what is left until the next point, and what points convert to (§3 "Points"). They never expire (§9).',
  request: z.object({}),
  example: {},
  response: memberPoints,
});
