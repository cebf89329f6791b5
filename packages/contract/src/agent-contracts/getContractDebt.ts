import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';

/** What a caller owes his downline by bills that he could not pay. */
export const contractDebt = z.object({
  /** In the minor unit; 0 where he owes nothing. */
  owed: amount,
  /** Members whom he owes something. */
  members: z.int().check(z.gte(0)),
  /** End of the days of grace of the oldest bill, ISO 8601; absent where he owes nothing. */
  dueAt: z.optional(z.string()),
  /** §4: no bets, withdrawals, transfers or offers until it is settled. */
  isFrozen: z.boolean(),
});
export type ContractDebt = z.infer<typeof contractDebt>;

export const getContractDebt = defineCall({
  method: 'GET',
  path: 'contracts/debt',
  auth: ['member', 'agent'],
  summary: 'What the caller owes his downline by unpaid bills, until when, and whether he is frozen for it (§4).',
  request: z.object({}),
  example: {},
  response: contractDebt,
});
