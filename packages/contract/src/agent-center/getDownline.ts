import * as z from 'zod/mini';
import { period } from '../records/period.ts';
import { defineCall } from '../wire/call.ts';
import { amount, signedAmount } from '../wire/money.ts';
import { branchAccount, branchPath, downlineNames, teamFigures } from './team.ts';

const branchState = z.object({
  path: branchPath,
  person: z.extend(downlineNames, {
    /** Of the main account. */
    balance: amount,
    lastLoginAt: z.optional(z.string()),
    joinedAt: z.string(),
    isOnline: z.boolean(),
    /** Accounts directly below, of at most `mostDirect`. */
    direct: z.int(),
    /** Accounts below, at any depth. */
    members: z.int(),
    /** What all of his team have: balances, stakes in play, and withdrawals that are not paid yet. */
    teamBalance: signedAmount,
  }),
  team: teamFigures,
  /** His own, without those below him. */
  own: teamFigures,
});
/** One account of a branch, with the figures of its team. */
export type BranchState = z.infer<typeof branchState>;

export const getDownline = defineCall({
  method: 'GET',
  path: 'agent/downlines/one',
  auth: ['agent'],
  summary: 'One account of the agent’s branch, the way down to it, and the figures of its team in these days.',
  request: z.object({ ...period.shape, account: branchAccount }),
  example: { from: '2026-11-20', to: '2026-11-21' },
  response: branchState,
  errors: ['validation_failed', 'downline_not_found'],
});
