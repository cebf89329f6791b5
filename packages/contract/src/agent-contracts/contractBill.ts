import * as z from 'zod/mini';
import { amount, signedAmount } from '../wire/money.ts';
import { contractTerms } from './contractTerms.ts';
import { periodKinds } from './periods.ts';

/**
 * How a bill stands: no tier was hit, it waits until the payer's own bill is settled, it is paid, or the payer could pay a part alone.
 * What is left after the days of grace is refused: the payer is frozen, and whatever comes to him is taken for it (§4).
 */
export const billStates = ['notReached', 'open', 'paid', 'part', 'refused'] as const;
export type BillState = (typeof billStates)[number];

/** What a contract pays for one period, with all that it was reckoned from. Money in the minor unit, times ISO 8601. */
export const contractBill = z.object({
  id: z.string(),
  contractId: z.string(),
  /** Terms of the version that was in force. */
  terms: contractTerms,
  period: z.object({ kind: z.enum(periodKinds), begin: z.string(), end: z.string() }),
  /** Nickname of the other side: who pays, or who is paid; empty where it is the house. */
  partner: z.string(),
  /** Of the downline's team in the period; of a dividend, of its product type alone. */
  bet: signedAmount,
  netLoss: signedAmount,
  activeMembers: z.int().check(z.gte(0)),
  /** Loss that was carried into a dividend, 0 or below. */
  carried: signedAmount,
  /** Of a real-time salary, of the day so far: stakes of members who lost, of those who did not, and what earlier bills came to. */
  lossBets: signedAmount,
  profitBets: signedAmount,
  billedBefore: amount,
  /** The tier that was hit, from 0; absent where none was, and of a real-time salary. */
  tier: z.optional(z.int().check(z.gte(0))),
  /** The tier's rate, and what it was applied to: `base × rate`. */
  rate: amount,
  base: amount,
  amount,
  paid: amount,
  state: z.enum(billStates),
  createdAt: z.string(),
  paidAt: z.optional(z.string()),
});
export type ContractBill = z.infer<typeof contractBill>;
