import * as z from 'zod/mini';

/** Live events of contracts. */
export const contractsLive = {
  /** How many contracts wait for the player's answer (§3 "Consolidated response"); what they say is `getConsolidated`'s. */
  contractRequests: z.object({ value: z.int().check(z.gte(0)) }),
} as const;
