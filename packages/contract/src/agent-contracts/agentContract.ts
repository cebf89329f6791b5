import * as z from 'zod/mini';
import { contractSides } from './contractActions.ts';
import { contractTerms } from './contractTerms.ts';

/** Why a contract is over. */
export const contractEndReasons = ['refused', 'withdrawn', 'replaced', 'terminated', 'uplineLowered'] as const;
export type ContractEndReason = (typeof contractEndReasons)[number];

const side = z.enum(contractSides);

/** A contract: one version, which never changes but in its state. Times are ISO 8601. */
export const agentContract = z.object({
  id: z.string(),
  terms: contractTerms,
  /** P and E wait for an answer, E changes one that is in force; V is signed. */
  status: z.enum(['P', 'E', 'V']),
  proposedBy: side,
  /** The side that asks for the end of a signed one. */
  terminationBy: z.optional(side),
  createdAt: z.string(),
  signedAt: z.optional(z.string()),
  /** Absent of a signed one until the period begins from which it holds. */
  effectiveFrom: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  endReason: z.optional(z.enum(contractEndReasons)),
});
export type AgentContract = z.infer<typeof agentContract>;

/** The parts of a contract's life that are shown apart. */
export type ContractStage = 'waiting' | 'next' | 'inForce' | 'ended';

/** Where a contract is in its life: `next` is signed, and holds from the next period on. */
export function stageOf({ status, effectiveFrom, endedAt }: Pick<AgentContract, 'status' | 'effectiveFrom' | 'endedAt'>): ContractStage {
  if (endedAt !== undefined) return 'ended';
  if (status !== 'V') return 'waiting';
  return effectiveFrom === undefined ? 'next' : 'inForce';
}

/** A member directly below an agent, with the names by which he is known. */
export const contractParty = z.object({ id: z.string(), account: z.string(), nickname: z.string(), isAgent: z.boolean() });
export type ContractParty = z.infer<typeof contractParty>;
