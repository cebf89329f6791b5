import * as z from 'zod/mini';

/** Live events of contracts. */
export const agentContractsLive = {
  /** Number of contracts that wait for the player's answer (§3 "Consolidated response"); `getConsolidated` has their terms. */
  contractRequests: z.object({ value: z.int().check(z.gte(0)) }),
} as const;
