import * as z from 'zod/mini';
import { contractTypes } from '../agent-contracts/contractTypes.ts';
import { period } from '../records/period.ts';
import { defineCall } from '../wire/call.ts';
import { amount, signedAmount } from '../wire/money.ts';

const incomeSums = z.object({
  /** What came by the contracts of each type. */
  byType: z.record(z.enum(contractTypes), amount),
  /** All of it. */
  received: amount,
  /** What he paid to his downline by their contracts. */
  paid: amount,
  /** The difference. */
  net: signedAmount,
});
/** What an agent's contracts brought him, and cost him. */
export type IncomeSums = z.infer<typeof incomeSums>;

const incomeDay = z.extend(incomeSums, { day: z.iso.date() });
/** One day of it. */
export type IncomeDay = z.infer<typeof incomeDay>;

const agentIncome = z.object({
  totals: incomeSums,
  /** Days that have begun, the oldest first; one without a payment is all zero. */
  days: z.array(incomeDay),
});
/** An agent's income by days. */
export type AgentIncome = z.infer<typeof agentIncome>;

export const getAgentIncome = defineCall({
  method: 'GET',
  path: 'agent/income',
  auth: ['agent'],
  summary: 'Dividends and salaries that came to the agent in these days, by the day of their payment (§2 "revenue report", "my income").',
  request: period,
  example: { from: '2026-11-20', to: '2026-11-21' },
  response: agentIncome,
  errors: ['validation_failed'],
});
