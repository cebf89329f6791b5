import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount, signedAmount } from '../wire/money.ts';
import { page, pageOf } from '../wire/page.ts';

/** Movements within a round: a stake, a win, a refunded stake, and a win that the provider takes back. */
const roundMovementKinds = ['bet', 'win', 'rollback', 'winTakenBack'] as const;

const roundMovement = z.object({
  id: z.string().check(z.minLength(1)),
  kind: z.enum(roundMovementKinds),
  /** In the minor unit, negative for the player's payments. A win of 0 closes a lost round. */
  amount: signedAmount,
  /** Balance of the round's wallet, in the minor unit. */
  balanceAfter: amount,
  /** ISO 8601 */
  at: z.string(),
});
/** A step of a round’s course. */
export type RoundMovement = z.infer<typeof roundMovement>;

export const listRoundMovements = defineCall({
  method: 'GET',
  path: 'records/bets/movements',
  auth: ['trial', 'member', 'agent'],
  summary:
    'A round of `listBets` in detail (§2): its stakes, wins, returned stakes and withdrawn wins, the oldest first. None for a round that is not the player’s.',
  request: z.object({
    /** The round’s `id` and `openedAt`, as `listBets` has them. */
    id: z.guid(),
    openedAt: z.iso.datetime({ precision: 6 }),
    ...page.shape,
  }),
  example: { id: '0190a3b4-7c1e-4000-8000-000000000001', openedAt: '2026-11-21T11:20:14.000000Z', size: 5 },
  response: pageOf(roundMovement),
  errors: ['validation_failed'],
});
