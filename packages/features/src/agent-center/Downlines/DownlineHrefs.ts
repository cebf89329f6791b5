/** Where somebody's downline and statement are, and money goes to him; without an account, the agent's own. */
export type DownlineHrefs = Record<'downlines' | 'statement' | 'transfer', (account: string | undefined) => string>;
