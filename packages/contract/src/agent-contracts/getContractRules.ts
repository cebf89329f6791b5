import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { amount } from '../wire/money.ts';

/** How long a loss is set off against later net losses of a dividend. */
export const lossCarries = ['none', 'month', 'always'] as const;

/** What the brand has set for its contracts. */
const contractRules = z.object({
  /** Tiers that a contract has at most. */
  maxTiers: z.int().check(z.gte(1), z.lte(30)),
  /** What a dividend is settled by. */
  dividendPeriod: z.enum(['semimonthly', 'monthly']),
  lossCarry: z.enum(lossCarries),
  /** In the minor unit: valid bets in a period that make a member an active one. */
  activeMinimumBet: amount,
  /** Days that an agent has to pay what he owes. */
  graceDays: z.int().check(z.gte(0), z.lte(31)),
});
export type ContractRules = z.infer<typeof contractRules>;

export const getContractRules = defineCall({
  method: 'GET',
  path: 'contracts/rules',
  auth: ['member', 'agent'],
  summary: 'The brand’s rules of contracts: tiers, periods, carried losses, active members, days of grace.',
  request: z.object({}),
  example: {},
  response: contractRules,
});
