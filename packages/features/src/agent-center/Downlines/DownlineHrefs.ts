import type { AgentEntry } from '../AgentCenter/agentEntries.ts';

/** Where somebody's downline, statement, bets and movements are, and money goes to him; without an account, the agent's own. */
export interface DownlineHrefs
  extends Record<'downlines' | 'statement' | 'bets' | 'movements' | 'transfer', (account: string | undefined) => string> {
  /** Where contracts with those directly below the agent are, by the entries that are in force for him. */
  contracts: readonly { entry: AgentEntry; hrefOf(downlineId: string): string }[];
}
