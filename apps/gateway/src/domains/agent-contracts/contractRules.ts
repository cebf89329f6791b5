import { lossCarries } from '@baize/contract';
import { z } from 'zod';

function figure(least: number, most: number, usual: number) {
  const error = `is a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error }).default(usual);
}

/** A brand's rules of contracts; the defaults are our own (040). */
export const contractRules = z.object({
  /** Tiers that a contract has at most. */
  maxTiers: figure(1, 30, 10),
  dividendPeriod: z.enum(['semimonthly', 'monthly']).default('semimonthly'),
  lossCarry: z.enum(lossCarries).default('month'),
  /** Amount in the minor unit that a member stakes in a period to be an active one. */
  activeMinimumBet: figure(0, 1_000_000_000_000, 100_000),
  /** Days that an agent has to pay what he owes (§4). */
  graceDays: figure(0, 31, 3),
});
