import type { ContractTerms } from '@baize/contract';

/**
 * What a test asks its own gateway's process for: an operator's command, another answer to the pictures that it has painted, since no test
 * reads them, the end of the time of all sessions, since no test waits for it, or a contract that an agent offers, for which there is no call (§7).
 */
export type Question =
  | { operator: string[] }
  | { captchaAnswer: string }
  | { sessionsExpired: true }
  | { terms: ContractTerms; from: string; to: string };

/** What comes back for the question of this number. */
export type Answer = { id: number; value: unknown } | { id: number; error: string };
