import * as z from 'zod/mini';
import { localText } from '../promotions/promotion.ts';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { points } from './pointRates.ts';

/** Why points moved. */
export const pointMovementKinds = ['pointsEarned', 'pointsRedeemed', 'pointsReturned', 'pointsConverted', 'pointsGiven'] as const;

const pointMovement = z.object({
  /** Its number: each is one more than the one before. */
  seq: z.int().check(z.gte(1)),
  kind: z.enum(pointMovementKinds),
  /** Negative for points that left. */
  changed: z.int(),
  balanceAfter: points,
  /** §3 "remark": what it was for: the type of game, the number of a request, a reason of customer service. */
  remark: z.string(),
  /** Of a request: the reward's name. */
  name: z.optional(localText),
  /** ISO 8601. */
  at: z.string(),
});
/** A movement of a member's points. */
export type PointMovement = z.infer<typeof pointMovement>;

export const listPointMovements = defineCall({
  method: 'GET',
  path: 'points/movements',
  auth: ['member'],
  summary: 'Every movement of the member’s points with the balance behind it, the newest first (§2 "points details").',
  request: page,
  example: { size: 5 },
  response: pageOf(pointMovement),
  errors: ['validation_failed'],
});
