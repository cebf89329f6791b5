import * as z from 'zod/mini';
import { contractEffects } from './contractActions.ts';
import { contractTypes } from './contractTypes.ts';

/** Live events of contracts. */
export const agentContractsLive = {
  /** Number of contracts that wait for the player's answer (§3 "Consolidated response"); `getConsolidated` has their terms. */
  contractRequests: z.object({ value: z.int().check(z.gte(0)) }),
  /** Something has come of a contract with the player's upline or downline; `listContracts` has how it stands. */
  contractChanged: z.object({
    contractId: z.string(),
    type: z.enum(contractTypes),
    change: z.enum(['offer', 'request', ...contractEffects, 'uplineLowered']),
  }),
} as const;
